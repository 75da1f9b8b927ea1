import { type DragEvent, type RefObject, useRef, useState } from 'react';
import { careers } from '#content/careers.ts';
import { emailLimits } from '#contract/email.ts';
import { resumeTypes } from '#contract/resume.ts';
import { Woven } from '../../ui/Woven.tsx';
import { UploadProgress } from '../UploadProgress.tsx';
import { FieldError } from '../fields/FieldError.tsx';
import { isBusy, type Submission } from '../sending/submission.ts';
import { pageIcon } from './application.art.static.ts';
import field from '../fields/Field.module.css';
import styles from './ResumeField.module.css';
import type { Resume } from './useResume.ts';
import { resumeProblems, resumeWords } from '#content/resume.ts';
import { fileFacts } from '#contract/file-facts.ts';

type ResumeFieldProps = {
  resume: Resume;
  submission: Submission;
  onCancel: () => void;
};

const accept = Object.keys(resumeTypes).join(',');
const [choose, types] = careers.apply.file.split(/ (?=\()/);
const limit = `${emailLimits.resumeBytes / 1024 / 1024} MB`;

/** File field for the résumé, by picker or drag and drop. Shows name, size and upload progress. */
export function ResumeField({ resume, submission, onCancel }: ResumeFieldProps) {
  const { input, file, problem: error, choose: chooseFile, remove, reject } = resume;
  const [isOver, setOver] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  /** Moves the focus from a control that is hidden now to “Remove”, whose accessible name contains the file's. */
  const focusRemove = () => requestAnimationFrame(() => removeButton.current?.focus());
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (isBusy(submission)) return;
    const [dropped, second] = event.dataTransfer.files;
    if (dropped && !second) chooseFile(dropped);
    else reject(dropped ? resumeProblems.severalFiles : resumeProblems.noFile);
  };
  return (
    <div className={field.field} data-invalid={error === undefined ? undefined : ''}>
      <label htmlFor="application-resume">{resumeWords.label}</label>
      <div
        className={styles.drop}
        data-over={isOver ? '' : undefined}
        data-chosen={file ? '' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Woven svg={pageIcon} />
        {file ? (
          <Chosen
            file={file}
            removeButton={removeButton}
            submission={submission}
            onRemove={() => {
              remove();
              requestAnimationFrame(() => input.current?.focus());
            }}
            onCancel={() => {
              onCancel();
              focusRemove();
            }}
          />
        ) : (
          <div className={styles.what}>
            <b>
              {choose} <span className="nowrap">{types}</span>
            </b>
            <span className={field.remark} id="application-resume-hint">
              {resumeWords.hint(limit)}
            </span>
          </div>
        )}
        {/* It stays mounted so that Remove and a reset can empty it. */}
        <input
          ref={input}
          id="application-resume"
          name="resume"
          type="file"
          accept={accept}
          hidden={file !== undefined}
          aria-required="true"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? 'application-resume-hint' : 'application-resume-error'}
          onChange={(event) => {
            chooseFile(event.currentTarget.files?.[0]);
            focusRemove();
          }}
        />
      </div>
      {submission.stage === 'sending' && <UploadProgress label={resumeWords.progress} share={submission.sentShare} />}
      {/* Not a live region: the toast and the focused field already announce a missing résumé. */}
      <div className={field.remark} aria-live={error === resumeProblems.missing ? 'off' : 'polite'}>
        {error !== undefined && <FieldError id="application-resume-error">{error}</FieldError>}
      </div>
    </div>
  );
}

type ChosenProps = {
  file: File;
  removeButton: RefObject<HTMLButtonElement | null>;
  submission: Submission;
  onRemove: () => void;
  onCancel: () => void;
};

function Chosen({ file, removeButton, submission, onRemove, onCancel }: ChosenProps) {
  const canCancel = submission.stage === 'reading' || (submission.stage === 'sending' && submission.sentShare < 1);
  return (
    <>
      <div className={styles.what}>
        <b dir="auto">{file.name}</b>
        {/* Only the progress bar has the percentage, otherwise screen readers would announce every change. */}
        <span className={field.remark} aria-live={submission.stage === 'reading' ? 'polite' : 'off'}>
          {whereabouts(submission, file)}
        </span>
      </div>
      {canCancel && (
        <button className={`link ${styles.act}`} type="button" onClick={onCancel}>
          {resumeWords.cancel}
        </button>
      )}
      {!isBusy(submission) && (
        <button
          ref={removeButton}
          className={`link ${styles.act}`}
          type="button"
          aria-label={resumeWords.removeFile(file.name)}
          onClick={onRemove}
        >
          {resumeWords.remove}
        </button>
      )}
    </>
  );
}

function whereabouts(submission: Submission, file: File): string {
  if (submission.stage === 'reading') return resumeWords.reading;
  if (submission.stage !== 'sending') return fileFacts(file);
  return submission.sentShare < 1 ? resumeWords.sending(Math.round(submission.sentShare * 100)) : resumeWords.waiting;
}
