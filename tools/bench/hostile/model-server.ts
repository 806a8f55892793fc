import { once } from 'node:events';
import { createServer } from 'node:http';
import { text as readText } from 'node:stream/consumers';

/** What the model says to each kind of question, as text. */
export interface ModelAnswers {
  rubric: string;
  assessment: string;
}

export interface ModelServer {
  /** Settings of a service that asks it. */
  env: Record<string, string>;
  /** What it says from now on. */
  answers: ModelAnswers;
  stop(): void;
}

/** A deployment of Azure OpenAI that says whatever it is told to, at once. */
export async function startModelServer(answers: ModelAnswers): Promise<ModelServer> {
  const server = createServer(async (request, response) => {
    const { response_format }: ChatRequest = JSON.parse(await readText(request));
    const isRubric = response_format.json_schema.name === 'rubric';
    response.setHeader('content-type', 'application/json');
    response.end(completion(isRubric ? model.answers.rubric : model.answers.assessment));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const model: ModelServer = {
    env: {
      MODEL_PROVIDER: 'azure-openai',
      AZURE_OPENAI_ENDPOINT: `http://127.0.0.1:${port}`,
      AZURE_OPENAI_DEPLOYMENT: 'hostile',
      AZURE_OPENAI_API_KEY: 'any',
      BORDERLINE_SAMPLES: '1',
    },
    answers,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return model;
}

interface ChatRequest {
  response_format: { json_schema: { name: string } };
}

function completion(content: string): string {
  return JSON.stringify({
    id: 'any',
    object: 'chat.completion',
    created: 0,
    model: 'hostile',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content, refusal: null } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}
