import { fileURLToPath } from 'node:url';
import { App } from 'aws-cdk-lib';
import { findSamples } from '../web/build/check-launch.ts';
import { websiteApp } from './website-app.ts';

/**
 * `cdk synth`, `cdk deploy`: one stage, named by context (`-c stage=prod`), from the site that `npm run build` left.
 */
try {
  websiteApp(new App(), { dist: fileURLToPath(new URL('../web/dist', import.meta.url)), findSamples });
} catch (error) {
  // What stops a synthesis is a value somebody typed: its sentence helps, our stack trace does not.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
