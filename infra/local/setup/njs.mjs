// Plain JavaScript: install.mjs runs it on a Node that cannot read TypeScript.
import { installDebianPackages, succeeds } from './debian-packages.mjs';

/** Installs njs, the engine of CloudFront's functions, if it is missing; prints what to install if that fails. */
export function ensureNjs() {
  const hasNjs = () => succeeds('njs', ['-v']);
  if (hasNjs()) return;
  installDebianPackages(['njs']);
  if (!hasNjs()) console.log('The edge functions will not be tested in CloudFront’s engine: install the package njs.');
}
