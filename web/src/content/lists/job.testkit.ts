import { type Job, jobOf, type WrittenJob } from './job.ts';

/** Returns an open job: those of the content may be closed by now, or gone. */
export function testJob(fields: Partial<WrittenJob> = {}): Job {
  return jobOf({
    slug: 'voice-tester',
    title: 'Voice Tester',
    location: 'Remote',
    experience: '2+ years',
    skills: 'Twilio, Whisper',
    bonus: 'Hindi',
    description: 'Call our agents before clients do.',
    employment: 'Full-time',
    countries: ['India'],
    responsibilities: ['Call every agent.', 'Write down what it did not understand.'],
    steps: [{ name: 'Your application', value: 'A person reads it.' }],
    ...fields,
  });
}
