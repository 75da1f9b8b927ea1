import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { colors } from '#content/colors.ts';
import { services } from '#content/services/index.ts';
import sharp from 'sharp';

/** Width and height of the control's only image, in pixels. */
const hero = { width: 768, height: 512 } as const;

const css = `*{box-sizing:border-box}body{margin:0;font:1.05rem/1.6 system-ui,sans-serif;color:${colors.ink.light}}
a{color:${colors.agent.light}}header,main,footer{max-width:68rem;margin:auto;padding:1rem}nav a{padding:.6rem .8rem .6rem 0}
h1{font-size:clamp(1.9rem,5vw,3.2rem);line-height:1.15}img{max-width:100%;height:auto}
ul{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(17rem,1fr));padding:0;list-style:none}
li{border:1px solid ${colors.line.light};padding:1rem}`;

/**
 * The control page of the benchmark, close to the minimum of a company's page: plain HTML with inline CSS, one image of
 * about 15 kB, a system font, no script.
 */
export async function createControl(): Promise<Server> {
  const page = brotliCompressSync(controlPage());
  const picture = await controlPicture();
  return createServer((request, response) => {
    if (request.url === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(page);
    } else if (request.url === '/hero.webp') {
      response.writeHead(200, { 'content-type': 'image/webp' }).end(picture);
    } else {
      response.writeHead(404).end();
    }
  });
}

function controlPage(): string {
  const links = services.slice(0, 6).map(({ title }) => `<a href="/">${title}</a>`);
  const cards = services.map(
    ({ title, description, intro }) => `<li><h3>${title}</h3><p>${description} ${intro}</p></li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Control</title>
<meta name="description" content="Plain HTML, one picture and no script."><link rel="icon" href="data:,">
<style>${css}</style></head><body><header><nav>${links.join(' ')}</nav></header>
<main><h1>Software that answers your customers</h1><p>${services[0].intro}</p>
<img src="/hero.webp" width="${hero.width}" height="${hero.height}" alt="A soft pattern" fetchpriority="high">
<h2>Services</h2><ul>${cards.join('')}</ul></main><footer><p>${services[1].intro}</p></footer></body></html>`;
}

/** Draws soft clouds, because they compress as photographs do. */
async function controlPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const small = await sharp({ create: { width: 96, height: 64, channels: 3, background: 'grey', noise } })
    .png()
    .toBuffer();
  return sharp(small).resize(hero.width, hero.height, { kernel: 'cubic' }).webp({ quality: 50 }).toBuffer();
}
