import { company } from '#content/company.ts';

const [width, height, margin] = [1200, 630, 64];

/** Threads that fill the picture if the voice is short; with fewer, loud ones would touch headline and address. */
const fewestThreads = 84;

/** Saves a woven line of so many threads as a picture with logo, headline and address, in the colours of the page. */
export function saveCloth(line: Element, threads: number): void {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d')!;
  const { backgroundColor, color } = getComputedStyle(document.body);
  const { fontFamily, fontWeight } = getComputedStyle(document.querySelector('h1')!);
  const write = (text: string, size: number, x: number, y: number) => {
    pen.font = `${fontWeight} ${size}px ${fontFamily}`;
    pen.fillText(text, x, y);
  };
  pen.fillStyle = backgroundColor;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = color;
  write(company.brand, 48, 134, 116);
  write(company.headline, 100, 0, -height);
  write(company.headline, (100 * (width - 2 * margin)) / pen.measureText(company.headline).width, margin, 232);
  write(new URL(company.origin).host, 32, margin, height - 44);
  drawStrokes(pen, document.querySelector('a > .stitch')!, 7, margin, 60);
  const scale = width / (Math.max(fewestThreads, threads + 3) * 10);
  drawStrokes(pen, line, scale, 0, 406 - 100 * scale);
  canvas.toBlob((blob) => {
    const href = URL.createObjectURL(blob!);
    Object.assign(document.createElement('a'), { href, download: `${company.brand}.png` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  });
}

/** Draws the threads of a woven image with the colours that the page gives them. */
function drawStrokes(pen: CanvasRenderingContext2D, image: Element, scale: number, x: number, y: number): void {
  pen.setTransform(scale, 0, 0, scale, x, y);
  for (const path of image.querySelectorAll('path')) {
    const { stroke, strokeWidth } = getComputedStyle(path);
    pen.strokeStyle = stroke;
    pen.lineWidth = Number.parseFloat(strokeWidth);
    pen.stroke(new Path2D(path.getAttribute('d')!));
  }
  pen.resetTransform();
}
