// Plain JavaScript: install.mjs runs it on a Node that cannot read TypeScript.
import { installDebianPackages, succeeds } from './debian-packages.mjs';

/** Installs njs, the engine of CloudFront's functions, if it is missing; prints what to install if that fails. */
export async function ensureNjs() {
  const hasNjs = () => succeeds(['njs', '-v']);
  if (await hasNjs()) return;
  await installDebianPackages(['njs']);
  if (!(await hasNjs()))
    console.log('The edge functions will not be tested in CloudFront’s engine: install the package njs.');
}
