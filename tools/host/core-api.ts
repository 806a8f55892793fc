import Module from 'node:module';

/**
 * The part of the worker's built-in module `@azure/functions-core` that `@azure/functions` uses. It exists only where a
 * worker provides it, so there is no package to take the types from.
 */

export type LogLevel = 'trace' | 'debug' | 'information' | 'warning' | 'error' | 'critical' | 'none';
export type LogCategory = 'user' | 'system' | 'customMetric';

export interface BindingInfo {
  type: string;
  direction: string;
  route?: string;
  methods?: string[];
  authLevel?: string;
}

export interface FunctionMetadata {
  name: string;
  bindings: Record<string, BindingInfo>;
}

export interface RpcTypedData {
  bytes?: Uint8Array | null;
  string?: string | null;
  json?: string | null;
}

export interface RpcHttpData {
  method: string;
  url: string;
  nullableHeaders: Record<string, { value: string }>;
  nullableQuery: Record<string, { value: string }>;
  nullableParams: Record<string, { value: string }>;
  body?: RpcTypedData;
}

export interface RpcHttpResponse {
  statusCode?: string;
  headers?: Record<string, string>;
  cookies?: unknown[];
  body?: RpcTypedData | null;
}

export interface CoreInvocationContext {
  invocationId: string;
  request: { inputData: { name: string; data: { http: RpcHttpData } }[] };
  metadata: FunctionMetadata;
  state: string | undefined;
  log(level: LogLevel, category: LogCategory, message: string): void;
}

/** Opaque here: the programming model makes it and takes it back. */
type InvocationContext = object;
export type FunctionCallback = (...inputs: unknown[]) => unknown;

export interface InvocationModel {
  getArguments(): Promise<{ context: InvocationContext; inputs: unknown[] }>;
  invokeFunction(context: InvocationContext, inputs: unknown[], callback: FunctionCallback): Promise<unknown>;
  getResponse(
    context: InvocationContext,
    result: unknown,
  ): Promise<{ returnValue?: { http?: RpcHttpResponse } | null }>;
}

export interface ProgrammingModel {
  name: string;
  version: string;
  getInvocationModel(context: CoreInvocationContext): InvocationModel;
  getCapabilities(capabilities: Record<string, string>): Promise<Record<string, string>>;
}

export type HookCallback = (context: Record<string, unknown>) => unknown;

export interface RegisteredFunction {
  metadata: FunctionMetadata;
  callback: FunctionCallback;
}

/** What the app registered, by way of the core module. */
export interface CoreRegistry {
  functions: Map<string, RegisteredFunction>;
  hooks: Map<string, Set<HookCallback>>;
  programmingModel: ProgrammingModel | null;
  /** Set once the entry has loaded; from then on a registration is an error, as in the worker. */
  startupFinished: boolean;
}

type CoreLog = (level: LogLevel, category: LogCategory, message: string) => void;

class Disposable {
  readonly #onDispose: () => void;

  constructor(onDispose: () => void) {
    this.#onDispose = onDispose;
  }

  dispose(): void {
    this.#onDispose();
  }
}

/** The core module and the registry that fills as the app loads. */
export function createCoreApi(log: CoreLog): { api: object; registry: CoreRegistry } {
  const registry: CoreRegistry = {
    functions: new Map(),
    hooks: new Map(),
    programmingModel: null,
    startupFinished: false,
  };
  const api = {
    version: '4.0.0',
    hostVersion: '4.0.0',
    Disposable,
    log,
    setProgrammingModel(model: ProgrammingModel): void {
      registry.programmingModel = model;
    },
    getProgrammingModel: () => registry.programmingModel,
    registerFunction(metadata: FunctionMetadata, callback: FunctionCallback): Disposable {
      if (registry.startupFinished) {
        throw new Error('A function can only be registered during app startup.');
      }
      if (registry.functions.has(metadata.name)) {
        throw new Error(`A function with the name "${metadata.name}" is registered already.`);
      }
      registry.functions.set(metadata.name, { metadata, callback });
      return new Disposable(() => registry.functions.delete(metadata.name));
    },
    registerHook(hookName: string, callback: HookCallback): Disposable {
      const callbacks = registry.hooks.get(hookName) ?? new Set<HookCallback>();
      registry.hooks.set(hookName, callbacks.add(callback));
      return new Disposable(() => callbacks.delete(callback));
    },
  };
  return { api, registry };
}

/**
 * Makes `require('@azure/functions-core')` give `api` in this process, the way the worker does it: by intercepting
 * `Module.prototype.require`. A bundle whose `require` goes round that would register nothing there, and so here.
 */
export function injectCoreApi(api: object): void {
  Module.prototype.require = new Proxy(Module.prototype.require, {
    apply(target, thisArg, args: [string]) {
      return args[0] === '@azure/functions-core' ? api : Reflect.apply(target, thisArg, args);
    },
  });
}
