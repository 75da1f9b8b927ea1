import { expect } from 'vitest';
import { previewPath } from '#contract/preview.ts';
import { openProduct, type OwnProduct } from '../journeys/product.testkit.ts';
import { readDocument } from '../journeys/read-document.testkit.ts';
import { type EditorSession, logIn, type SavedPost } from './editor-session.testkit.ts';
import { type RealWordPress, startRealWordPress } from './real-wordpress.testkit.ts';

/** Secret that signs the links. */
export const secret = 'open sesame';

/** A WordPress whose plugin has only the constants of previews, its editor, and the product that shows them. */
export type Previews = AsyncDisposable & {
  wordpress: RealWordPress;
  product: OwnProduct;
  editor: EditorSession;
  /** Saves a post with this title and a paragraph that contains it. */
  write(title: string, fields?: Readonly<Record<string, unknown>>): Promise<SavedPost>;
  /** Opens the address that the block editor opens for a post without unsaved changes. Returns the preview link. */
  preview(link: string): Promise<string>;
};

/** Starts both. */
export async function startPreviews(): Promise<Previews> {
  const wordpress = await startRealWordPress();
  const product = await openProduct({ env: { CMS_URL: wordpress.url, CMS_PREVIEW_SECRET: secret } });
  await wordpress.showPreviewsOn({ url: product.url + previewPath, secret });
  const editor = await logIn(wordpress.origin);
  const linkPattern = `^${product.url}${previewPath}\\?id=\\d+&until=\\d+&nonce=\\w{32}&signature=\\w{64}$`;
  return {
    wordpress,
    product,
    editor,
    write: (title, fields = {}) => editor.save('/posts', { title, content: `<p>Text of ${title}</p>`, ...fields }),
    async preview(link) {
      const target = await editor.open(`${link}${link.includes('?') ? '&' : '?'}preview=true`);
      expect(target).toMatch(new RegExp(linkPattern));
      return String(target);
    },
    async [Symbol.asyncDispose]() {
      product.consoleErrors.splice(0);
      await product[Symbol.asyncDispose]();
      await wordpress[Symbol.asyncDispose]();
    },
  };
}

/** Requests a URL as any browser would. */
export function look(url: string) {
  return readDocument(url, { redirect: 'follow' });
}
