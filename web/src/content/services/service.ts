import type { Interest } from '../company.ts';
import type { AtLeastTwo, Four, IconName, SampleText } from '../types.ts';
import { pathBefore, type routes } from '../routes.ts';

export const serviceTitles = [
  'AI and Machine Learning',
  'Conversational AI and Chatbots',
  'Twilio Communication Platform',
  'Cloud Architecture and AWS Services',
  'Backend and Server Infrastructure',
  'Custom Software Development',
  'Database Engineering',
  'Full-Stack Web Development',
  'System and DevOps Management',
  'Real-Time Communication Systems',
  'Multi-Channel Bot Deployment',
  'API Design and Development',
  'Computer Vision',
  'ChatBot Platform Expertise',
] as const;

export type ServiceTitle = (typeof serviceTitles)[number];

export type Capability = { title: string; items: Four<string> };

export type Service = {
  /** Also determines the path: "Computer Vision" is at /service/Computer-Vision. */
  title: ServiceTitle;
  icon: IconName;
  /** Choice that its links to the contact form prefill. */
  interest: Interest;
  /** Text of the card, which shows three lines: 75 to 95 characters. */
  description: string;
  /** Stored, but never rendered as a link. The path is a 404 that suggests this service. */
  link: `${typeof routes.services.path}/${string}`;
  /** First paragraph of the page, at most 300 characters. */
  intro: string;
  /** Topics of the opened card, one to three words each. */
  covers: Four<string>;
  capabilities: Four<Capability>;
  /** Names of tools by group, in display order. */
  tools: Readonly<Record<string, AtLeastTwo<string>>>;
  industries: AtLeastTwo<string>;
  /** Benefits for the client, one sentence each. */
  benefits: AtLeastTwo<string>;
  /** Real-world applications; the section is omitted without them. */
  examples?: AtLeastTwo<string>;
  /** Answers to the three questions on its page. */
  answers: {
    approach: string;
    duration: SampleText;
    existingSystems: string;
  };
};

/** Returns the path of the page of a service: spaces become hyphens. */
export function servicePath({ title }: Pick<Service, 'title'>): string {
  return pathBefore('service') + title.replaceAll(' ', '-');
}
