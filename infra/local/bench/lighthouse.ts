import { execFile } from 'node:child_process';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { launchBrowser } from '../../tests/journeys/browser.ts';
import { findPorts } from '../../tests/journeys/running-product.ts';
import type { Measurement } from './report.ts';

const version = '13.5.0';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Measures the page at a URL in a browser of its own: scores up to 100, times in milliseconds, sizes in bytes. */
export type Measure = (url: string) => Promise<Measurement>;

type Audit = { numericValue?: number; details?: { items?: { url: string; transferSize?: number }[] } };

type Lighthouse = (
  address: string,
  flags: { port: number; output: 'json'; logLevel: 'silent'; onlyCategories: readonly string[] },
  config?: object,
) => Promise<
  { lhr: { categories: Record<string, { score: number | null }>; audits: Record<string, Audit> } } | undefined
>;

/**
 * Opens Lighthouse, installing it into `folder` if it is missing. It is not a dependency of the product, because it
 * needs a newer Node.js and only this benchmark uses it.
 */
export async function openLighthouse(folder: string, isDesktop: boolean): Promise<Measure> {
  const core = join(folder, 'node_modules/lighthouse/core');
  const file = join(core, 'index.js');
  if (!(await exists(file))) {
    await mkdir(folder, { recursive: true });
    await promisify(execFile)('npm', ['install', '--prefix', folder, '--no-audit', `lighthouse@${version}`]);
  }
  const { default: lighthouse } = (await import(pathToFileURL(file).href)) as { default: Lighthouse };
  const desktop = (await import(pathToFileURL(join(core, 'config/desktop-config.js')).href)) as { default: object };
  const config = isDesktop ? desktop.default : undefined;
  return async (url) => {
    const port = await findPorts();
    const browser = await launchBrowser({ debuggingPort: port });
    try {
      const result = await lighthouse(
        url,
        { port, output: 'json', logLevel: 'silent', onlyCategories: categories },
        config,
      );
      if (!result) throw new Error(`Expected a Lighthouse result for ${url}, got none.`);
      return measurementOf(result.lhr);
    } finally {
      await browser.close();
    }
  };
}

function measurementOf({ categories, audits }: NonNullable<Awaited<ReturnType<Lighthouse>>>['lhr']): Measurement {
  // A category or an audit without a value could not be measured, which is not a zero.
  const score = (name: string) => {
    const value = categories[name]?.score ?? undefined;
    return value === undefined ? undefined : Math.round(value * 100);
  };
  const value = (name: string) => audits[name]?.numericValue;
  const requests = (audits['network-requests']?.details?.items ?? []).filter(({ url }) => /^https?:/.test(url));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    speedIndex: value('speed-index'),
    bytes: requests.reduce((total, { transferSize = 0 }) => total + transferSize, 0),
    requests: requests.length,
  };
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
