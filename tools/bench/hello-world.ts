import { app } from '@azure/functions';

/** The least that a function app can be: what the service's figures are compared with. */
app.http('hello', {
  methods: ['GET', 'POST'],
  authLevel: 'function',
  handler: () => ({ jsonBody: { hello: 'world' } }),
});
