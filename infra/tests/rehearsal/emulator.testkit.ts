import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPorts } from '../../local/running-product.ts';

/** The emulator and the AWS CLI, as packages of Python. */
const packages = ['moto[server]==5.2.1', 'awscli==1.45.11'];

const environment = fileURLToPath(new URL('../../../.cache/moto', import.meta.url));

/** Python that has moto, or undefined if it cannot be installed, so that the rehearsal is left out. */
export const python = findPython() ?? installPython();

function findPython(): string | undefined {
  return ['python3', join(environment, 'bin/python')].find((program) => {
    const { status } = spawnSync(program, ['-c', 'import moto.server, flask, boto3, awscli']);
    return status === 0;
  });
}

/** Installs moto into an environment of its own. Throws where the rehearsal may not be left out. */
function installPython(): string | undefined {
  mkdirSync(environment, { recursive: true });
  const isCreated = spawnSync('python3', ['-m', 'venv', environment]).status === 0;
  if (isCreated) spawnSync(join(environment, 'bin/pip'), ['install', ...packages]);
  const found = findPython();
  if (found) return found;
  const sentence = `The rehearsal needs Python 3 with the packages ${packages.join(' and ')}, which could not be installed.`;
  if (process.env.CI || process.env.REHEARSAL === 'required') throw new Error(sentence);
  console.warn(`Left out: ${sentence}`);
  return undefined;
}

/** Starts moto, and lets the AWS CLI and the SDK of this process and its children talk to nothing else. */
export async function startEmulator(folder: string): Promise<AsyncDisposable> {
  const port = await findPorts();
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(join(folder, 'moto.log'), 'w');
  const server = spawn(python!, ['-m', 'moto.server', '-H', '127.0.0.1', '-p', String(port)], {
    stdio: ['ignore', log, log],
  });
  for (const name of Object.keys(process.env).filter((key) => key.startsWith('AWS_'))) delete process.env[name];
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: url,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'rehearsal',
    AWS_SECRET_ACCESS_KEY: 'rehearsal',
    PATH: [join(environment, 'bin'), process.env.PATH].join(delimiter),
  });
  while (
    !(await fetch(`${url}/moto-api/`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error(`Expected moto to start, got exit code ${server.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    [Symbol.asyncDispose]: async () => {
      server.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
