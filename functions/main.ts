import { app } from '@azure/functions';
import { methodsOf, needsKey } from '../lib/http/endpoint.ts';
import { createHandler } from '../lib/http/handler.ts';
import { WholeResponse } from '../lib/http/whole-response.ts';
import { services } from '../lib/services.ts';
import { ENDPOINTS } from './endpoints.ts';

// The app's entry: registers every function. A setting that can't be used stops it here.
const { settings, close } = services();

for (const endpoint of ENDPOINTS) {
  const handle = createHandler(endpoint, services);
  app.http(endpoint.name, {
    route: endpoint.route,
    methods: methodsOf(endpoint),
    authLevel: needsKey(endpoint.access, settings) ? settings.authLevel : 'anonymous',
    handler: async (request, context) => new WholeResponse(await handle(request, context)),
  });
}

app.hook.appTerminate(close);
