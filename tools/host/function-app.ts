import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import {
  type CoreInvocationContext,
  type CoreRegistry,
  createCoreApi,
  injectCoreApi,
  type ProgrammingModel,
  type RegisteredFunction,
  type RpcHttpData,
  type RpcHttpResponse,
} from './core-api.ts';
import type { HostLog } from './host-log.ts';
import { StartProblem } from './start-problem.ts';

/** A loaded app: what a worker keeps after it has run the app's entry. */
export interface FunctionApp {
  functions: RegisteredFunction[];
  /** Runs one HTTP invocation; rejects with what the function threw. */
  invoke(registered: RegisteredFunction, request: RpcHttpData): Promise<RpcHttpResponse | null | undefined>;
  /** Runs the app's `appTerminate` hooks. */
  terminate(): Promise<void>;
}

/** Capabilities that the Node worker announces before the programming model adds its own. */
const WORKER_CAPABILITIES = { RawHttpBodyBytes: 'true', UseNullableValueDictionaryForHttp: 'true' };

/**
 * Loads an app's entry in this process, once: modules and environment can't be taken back. Rejects when the entry fails
 * or registers no function, which on the platform would pass in silence.
 */
export async function loadFunctionApp(entryPath: string, log: HostLog): Promise<FunctionApp> {
  const { api, registry } = createCoreApi((level, category, message) => {
    if (category === 'user' || level !== 'debug') {
      log.write(level, message);
    }
  });
  injectCoreApi(api);
  await import(pathToFileURL(entryPath).href);
  registry.startupFinished = true;
  const model = registry.programmingModel;
  if (model === null || registry.functions.size === 0) {
    throw new StartProblem('The entry registered no functions.');
  }
  const capabilities = await model.getCapabilities({ ...WORKER_CAPABILITIES });
  if (capabilities.HttpUri !== undefined) {
    throw new StartProblem('The local host does not support HTTP streaming.');
  }
  const appHookData = {};
  await runHooks(registry, 'appStart', { hookData: {}, appHookData, functionAppDirectory: process.cwd() });
  return {
    functions: [...registry.functions.values()],
    invoke: (registered, request) => invoke(registry, model, registered, request, appHookData, log),
    terminate: () => runHooks(registry, 'appTerminate', { hookData: {}, appHookData }),
  };
}

async function runHooks(
  registry: CoreRegistry,
  hookName: string,
  context: Record<string, unknown>,
): Promise<void> {
  for (const callback of registry.hooks.get(hookName) ?? []) {
    await callback(context);
  }
}

/** The worker's order: arguments, pre-invocation hooks, the function, post-invocation hooks, response. */
async function invoke(
  registry: CoreRegistry,
  model: ProgrammingModel,
  registered: RegisteredFunction,
  request: RpcHttpData,
  appHookData: object,
  log: HostLog,
): Promise<RpcHttpResponse | null | undefined> {
  const { metadata } = registered;
  const triggerName = Object.entries(metadata.bindings).find(
    ([, binding]) => binding.direction === 'in',
  )?.[0];
  const coreContext: CoreInvocationContext = {
    invocationId: randomUUID(),
    request: { inputData: [{ name: triggerName ?? 'request', data: { http: request } }] },
    metadata,
    state: undefined,
    log: (level, _category, message) => log.write(level, `${metadata.name}: ${message}`),
  };
  const invocation = model.getInvocationModel(coreContext);
  const { context, inputs } = await invocation.getArguments();
  const hookData = {};
  const before: Record<string, unknown> & {
    inputs: unknown[];
    functionCallback: typeof registered.callback;
  } = {
    hookData,
    appHookData,
    invocationContext: context,
    functionCallback: registered.callback,
    inputs,
  };
  await runHooks(registry, 'preInvocation', before);
  const after: Record<string, unknown> & { result: unknown; error: unknown } = {
    hookData,
    appHookData,
    invocationContext: context,
    inputs: before.inputs,
    result: null,
    error: null,
  };
  try {
    after.result = await invocation.invokeFunction(context, before.inputs, before.functionCallback);
  } catch (error) {
    after.error = error;
  }
  coreContext.state = 'postInvocationHooks';
  await runHooks(registry, 'postInvocation', after);
  if (after.error !== null && after.error !== undefined) {
    throw after.error;
  }
  const { returnValue } = await invocation.getResponse(context, after.result);
  return returnValue?.http;
}
