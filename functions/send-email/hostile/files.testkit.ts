import { emailLimits } from '#contract/email.ts';
import { recordingFile } from '#contract/recording.ts';
import { hostileRecordings, tooLong } from '../recording/hostile-recordings.testkit.ts';
import { sampleDoc, sampleDocx, sampleOle, samplePdf, sampleZip, wordEntries } from '../resume/resume.testkit.ts';
import { changed, type HostileBody } from './body.testkit.ts';
import { hostileBinaries, hostilePackages, hostilePdfs } from '../resume/hostile-resumes.testkit.ts';

/** Files that are not résumés. */
export function badFiles(): HostileBody[] {
  const files: (readonly [fileName: string, content: Buffer | string, mimeType: string])[] = [
    ['resume.pdf', '', 'application/pdf'],
    ['resume.pdf', '=', 'application/pdf'],
    ['resume.pdf', '====', 'application/pdf'],
    ['resume.pdf', 'JVBERi0', 'application/pdf'],
    ['resume.pdf', 'JVBERi0x\n', 'application/pdf'],
    ['resume.pdf', ' JVBERi0x', 'application/pdf'],
    ['resume.pdf', 'data:application/pdf;base64,JVBERi0x', 'application/pdf'],
    ['resume.pdf', 'https://evil.example/resume.pdf', 'application/pdf'],
    ['resume.pdf', 'file:///etc/passwd', 'application/pdf'],
    ['resume.pdf', 'JVBE=Ri0x', 'application/pdf'],
    ['resume.pdf', 'JVBERi0x\0', 'application/pdf'],
    ['resume.pdf', samplePdf(emailLimits.resumeBytes + 1), 'application/pdf'],
    ['resume.pdf', Buffer.from('MZ\x90\0program'), 'application/pdf'],
    ['resume.pdf', Buffer.from('<html>'), 'application/pdf'],
    ['resume.pdf', sampleZip([{ name: 'a.exe' }]), 'application/pdf'],
    ['resume.pdf', samplePdf(), 'text/html'],
    ['resume.pdf', samplePdf(), 'application/pdf\r\nX: y'],
    ['resume.pdf', samplePdf(), 'multipart/mixed'],
    ['resume.html', samplePdf(), 'application/pdf'],
    ['resume.pdf.exe', samplePdf(), 'application/pdf'],
    ['resume.pdf/', samplePdf(), 'application/pdf'],
    ['resume.pdf.', samplePdf(), 'application/pdf'],
    ['resume\u202Efdp.exe', samplePdf(), 'application/pdf'],
    ['resume.рdf', samplePdf(), 'application/pdf'],
    ['resume.pdf::$DATA', samplePdf(), 'application/pdf'],
    ['..', samplePdf(), 'application/pdf'],
    ['/', samplePdf(), 'application/pdf'],
    ['', samplePdf(), 'application/pdf'],
    ['\u202e', samplePdf(), 'application/pdf'],
    [`${'x'.repeat(400)}.pdf`, samplePdf(), 'application/pdf'],
    ['resume.__proto__', samplePdf(), 'application/pdf'],
    ['resume.constructor', samplePdf(), 'application/pdf'],
    ['resume.docm', sampleDocx(), ''],
    ['resume.dotm', sampleDocx(), ''],
    ['resume.docx', sampleDocx().subarray(0, 100), ''],
    ['resume.docx', Buffer.concat([Buffer.from('MZ'), sampleDocx()]), ''],
    ['resume.docx', sampleZip([]), ''],
    ['resume.docx', sampleZip(wordEntries.slice(2)), ''],
    ['resume.docx', sampleDocx({ name: 'word/vbaProject.bin' }), ''],
    ['resume.docx', sampleDocx({ name: 'VBAPROJECT.BIN' }), ''],
    ['resume.docx', sampleDocx({ name: 'customXml/macros.bin' }), ''],
    ['resume.docx', sampleDocx({ name: '../../../evil' }), ''],
    ['resume.docx', sampleDocx({ name: '/etc/passwd' }), ''],
    ['resume.docx', sampleDocx({ name: 'C:\\evil' }), ''],
    ['resume.docx', sampleZip([...wordEntries, ...wordEntries]), ''],
    ['resume.docx', sampleDocx({ name: 'a.png', declaredBytes: 0xfffffff0 }), ''],
    ['resume.docx', sampleDocx({ name: 'a.png', flags: 1 }), ''],
    ['resume.docx', sampleZip(Array.from({ length: 20_000 }, (_, index) => ({ name: `${index}` }))), ''],
    ['resume.docx', Buffer.from('PK\x05\x06'.padEnd(22, '\xff'), 'latin1'), ''],
    ['resume.docx', sampleDoc(), ''],
    ['resume.doc', sampleOle(['Workbook']), ''],
    ['resume.doc', sampleOle(['WordDocument', '_VBA_PROJECT']), ''],
    ['resume.doc', sampleOle(['Book'], 1), ''],
    ['resume.doc', sampleDoc().subarray(0, 600), ''],
    ['resume.doc', Buffer.alloc(4_096, 0xff), ''],
    ['resume.doc', Buffer.from('{\\rtf1 hello}'), ''],
    ...[...hostilePackages, ...hostilePdfs, ...hostileBinaries].map(
      ([, fileName, content]) => [fileName, content, ''] as const,
    ),
  ];
  return changed(
    'bad file',
    files.map(([fileName, content, mimeType]) => ({
      fileName,
      fileContentBase64: typeof content === 'string' ? content : content.toString('base64'),
      mimeType,
    })),
  );
}

/** Files that are not recordings, sent with a form that takes recordings. */
export function badRecordings(): HostileBody[] {
  const contents = [...hostileRecordings.map(([, content]) => content), tooLong];
  return changed(
    'bad recording',
    contents.map((content) => ({
      form: 'home',
      fields: { name: 'Asha Patel', email: 'asha@example.com', message: '' },
      fileName: recordingFile.name,
      fileContentBase64: content.toString('base64'),
      mimeType: recordingFile.type,
    })),
  );
}
