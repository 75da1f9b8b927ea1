#!/usr/bin/env node
// Plain JavaScript: it runs before anything is installed, on a Node that cannot read TypeScript.
import { checkNode, ensureInstalled } from './setup/install.mjs';

checkNode();
ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
// import() instead of a child process, so that one signal ends everything.
const { main } = await import('./main.ts');
await main(process.argv.slice(2));
