import { colors } from '#content/colors.ts';
import { pullWords } from '#content/pull.ts';
import { escapeHtml } from '#contract/text.ts';
import type { EmailContent, EmailField } from './email-content.ts';
import { type LineSource, type Stitch, wovenLine, wovenLineSize } from '#weave/woven-line.ts';
import { stitchColors } from '#weave/stitch-colors.ts';

// Literal colours in every style, because mail programs do not support CSS custom properties.
const { ground, surface, sunk, ink, 'ink-2': quiet, line, action, 'on-action': onAction } = colors;
const face = 'Arial,Helvetica,sans-serif';
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** Media queries, which inline styles cannot express. Mail programs ignore linked stylesheets. */
const style = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.ground{background:${ground.dark}!important}.card{background:${surface.dark}!important}.sunk{background:${sunk.dark}!important}.ink,.ink a{color:${ink.dark}!important}.quiet,.quiet a{color:${quiet.dark}!important}.ink,.quiet{border-color:${line.dark}!important}.reply{background:${action.dark}!important}.reply a{color:${onAction.dark}!important}}
@media (max-width:640px){.card,.weave{width:100%!important}.weave td{width:auto!important}.pad{padding-left:20px!important;padding-right:20px!important}}
@media (max-width:480px){.label,.value{display:block!important;width:auto!important}.label{padding-bottom:0!important}.value{border-top:0!important;padding-top:0!important}}`;

/**
 * Returns the email's HTML part: 600 px wide, with the tables and inline styles that mail programs need. Loads nothing.
 */
export function emailHtml(content: EmailContent): string {
  const { subject, kind, title, line: lineSource, fields, text, reply, footer } = content;
  const rows = fields.map(fieldRow).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${style}</style></head>
<body class="ground" style="margin:0;padding:0;background:${ground.light}"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview(content))}</div>
<table ${table} class="ground" width="100%" bgcolor="${ground.light}" style="background:${ground.light}"><tr><td align="center" style="padding:24px 0 40px">
<table ${table} class="card" width="600" bgcolor="${surface.light}" style="width:600px;max-width:100%;background:${surface.light}">
${section('24px 32px 18px', `<p class="quiet" style="margin:0;color:${quiet.light};font:15px/22px ${face}">${escapeHtml(kind)}</p><h1 class="ink" dir="auto" style="margin:4px 0 0;color:${ink.light};font:bold 26px/32px ${face};word-break:break-word">${escapeHtml(title)}</h1>`)}
<tr><td style="padding:0 0 6px">${wovenLineTable(lineSource)}</td></tr>
${rows === '' ? '' : section('14px 32px 4px', `<table ${table} width="100%">${rows}</table>`)}
${text === '' ? '' : section('14px 32px 6px', quote(content))}
${section('18px 32px 28px', reply ? replyButton(reply) : '')}</table>
<table ${table} class="card ground" width="600" style="width:600px;max-width:100%"><tr><td class="pad quiet" style="padding:16px 32px;color:${quiet.light};font:13px/20px ${face}">${footer.map(escapeHtml).join(' ')}</td></tr></table></td></tr></table></body></html>`;
}

/** Returns the preview text that inboxes show after the subject. */
function preview({ topic, text }: EmailContent): string {
  return [topic, text.replace(/\s+/g, ' ')].filter(Boolean).join('. ').slice(0, 120);
}

function section(padding: string, content: string): string {
  return `<tr><td class="pad" style="padding:${padding}">${content}</td></tr>`;
}

function fieldRow({ label, value, typed, href, note, action }: EmailField, index: number): string {
  if (value === '') {
    return `<tr><td colspan="2" class="ink" style="padding:26px 0 9px;color:${ink.light};font:bold 17px/24px ${face}">${escapeHtml(label)}</td></tr>`;
  }
  const rule = index === 0 ? '' : `border-top:1px dashed ${line.light};`;
  const text = escapeHtml(value);
  const linked = href === undefined ? text : `<a href="${escapeHtml(href)}" style="color:inherit">${text}</a>`;
  const content = note === undefined ? `<bdi>${linked}</bdi>` : `<b><bdi>${linked}</bdi></b>, ${escapeHtml(note)}`;
  return `<tr><td class="label quiet" valign="top" width="150" style="padding:9px 12px 9px 0;color:${quiet.light};font:15px/22px ${face};${rule}">${escapeHtml(label)}</td><td class="value ink" valign="top" style="padding:9px 0;color:${ink.light};font:15px/22px ${face};word-break:break-word;${rule}">${content}${typed === undefined ? '' : `<br><span class="quiet" style="color:${quiet.light}">as typed: <bdi>${escapeHtml(typed)}</bdi></span>`}${action ? `<br><a href="${escapeHtml(action.href)}" style="color:inherit">${escapeHtml(action.label)}</a>` : ''}</td></tr>`;
}

/** Only the editors' email has links in its text, otherwise a visitor could make the email link anywhere. */
function quote({ kind, text }: EmailContent): string {
  const plain = escapeHtml(text).replaceAll('\n', '<br>');
  const isLinked = kind === pullWords.kind;
  const lines = isLinked ? plain.replace(/https?:\/\/[^\s<]+/g, '<a href="$&" style="color:inherit">$&</a>') : plain;
  return `<table ${table} width="100%"><tr><td width="4" bgcolor="${action.light}" style="background:${action.light};font-size:0;line-height:0">&nbsp;</td><td class="sunk ink" dir="auto" bgcolor="${sunk.light}" style="padding:16px 20px;background:${sunk.light};color:${ink.light};font:16px/25px ${face};word-break:break-word">${lines}</td></tr></table>`;
}

/** Outlook's Word engine ignores the padding of a link and reads `mso-padding-alt`; MJML writes buttons like this. */
function replyButton({ href, label }: NonNullable<EmailContent['reply']>): string {
  return `<table ${table}><tr><td class="reply" bgcolor="${action.light}" style="background:${action.light};border-radius:3px;mso-padding-alt:14px 24px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 24px;mso-padding-alt:0;color:${onAction.light};font:bold 16px/20px ${face};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

/**
 * Returns the line woven from a name or a recording as a 600 px wide table, because mail programs block images. Hidden
 * from screen readers.
 */
export function wovenLineTable(source: LineSource): string {
  const rows = wovenLine(source).map((row) => `<tr height="7">${cells(row)}</tr>`);
  const ruler = `<tr height="0">${'<td width="8"></td>'.repeat(wovenLineSize.threads)}</tr>`;
  return (
    '<table role="presentation" aria-hidden="true" class="weave" width="600" cellpadding="0" cellspacing="0" border="0" ' +
    'style="width:600px;table-layout:fixed;font-size:0;line-height:0;mso-line-height-rule:exactly">' +
    `${ruler}${rows.join('')}</table>`
  );
}

/** Merges neighbouring stitches of one colour into one cell. Thunderbird, if dark, removes `bgcolor`, Outlook needs it. */
function cells(row: readonly Stitch[]): string {
  let out = '';
  for (let from = 0; from < row.length; ) {
    const stitch = row[from] ?? 'ground';
    let to = from;
    while (to < row.length && row[to] === stitch) to += 1;
    const span = to - from > 1 ? ` colspan="${to - from}"` : '';
    const color = stitchColors[stitch];
    out += `<td${span}${color && ` bgcolor="${color}" style="background:${color}"`}></td>`;
    from = to;
  }
  return out;
}
