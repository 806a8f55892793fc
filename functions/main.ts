import { app } from '@azure/functions';
import { methodsOf, needsKey } from '../lib/http/endpoint.ts';
import { createHandler } from '../lib/http/handler.ts';
import { services } from '../lib/services.ts';
import { ENDPOINTS } from './endpoints.ts';

// The app's entry: registers every function. A setting that can't be used stops it here.
const { settings, close } = services();

for (const endpoint of ENDPOINTS) {
  app.http(endpoint.name, {
    route: endpoint.route,
    methods: methodsOf(endpoint),
    authLevel: needsKey(endpoint.access, settings) ? settings.authLevel : 'anonymous',
    handler: createHandler(endpoint, services),
  });
}

app.hook.appTerminate(close);
