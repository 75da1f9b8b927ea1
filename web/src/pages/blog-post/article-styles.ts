import arranged from './arranged.css?inline';
import blocks from './blocks.css?inline';
import figures from './figures.css?inline';
import prose from './prose.css?inline';

/** Styles of the text of an article. Only its document has them: all others would be larger by a tenth. */
export const articleStyles = `${arranged}${blocks}${figures}${prose}`;
