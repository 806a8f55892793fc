import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';
import { freePort } from './free-port.ts';

/** Something between a service and a store that makes the way longer, or cuts it. */
export interface StoreProxy {
  port: number;
  /** Holds back what either side sends, in milliseconds each way. */
  delayMs: number;
  /** Ends all connections. */
  cut(): void;
  close(): Promise<void>;
}

export async function startStoreProxy(storePort: number): Promise<StoreProxy> {
  const sockets = new Set<Socket>();
  const proxy: StoreProxy = {
    port: await freePort(),
    delayMs: 0,
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      this.cut();
      server.close();
      await once(server, 'close');
    },
  };
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => setTimeout(() => to.writable && to.write(chunk), proxy.delayMs).unref());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    sockets.add(from);
  };
  const server = createServer((near) => {
    const far = createConnection({ port: storePort, host: '127.0.0.1' });
    pass(near, far);
    pass(far, near);
  }).listen(proxy.port, '127.0.0.1');
  await once(server, 'listening');
  return proxy;
}
