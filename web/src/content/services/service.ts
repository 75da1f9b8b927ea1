import type { AtLeastTwo, Four } from '../counts.ts';
import type { IconName } from '../icon.ts';
import type { SampleText } from '../sample.ts';

/** The fourteen titles, as the specification (§2, service detail) writes them. */
export type ServiceTitle =
  | 'AI and Machine Learning'
  | 'Conversational AI and Chatbots'
  | 'Twilio Communication Platform'
  | 'Cloud Architecture and AWS Services'
  | 'Backend and Server Infrastructure'
  | 'Custom Software Development'
  | 'Database Engineering'
  | 'Full-Stack Web Development'
  | 'System and DevOps Management'
  | 'Real-Time Communication Systems'
  | 'Multi-Channel Bot Deployment'
  | 'API Design and Development'
  | 'Computer Vision'
  | 'ChatBot Platform Expertise';

/** A group of capabilities: a few words, and four things that are really done. */
export type Capability = { title: string; items: Four<string> };

/** A service: its card, its panel on /services and its own page. */
export type Service = {
  /** Also the address: "Computer Vision" is read at /service/Computer-Vision. */
  title: ServiceTitle;
  icon: IconName;
  /** Card text; the card shows three lines, about 140 characters. */
  description: string;
  /** Stored and never rendered as a link (D08); typed by hand it leads to a 404 that suggests this service. */
  link: `/services/${string}`;
  /** First paragraph of the page: for whom and what, at most 300 characters. */
  intro: string;
  /** What the opened card lists: one to three words each. */
  covers: Four<string>;
  capabilities: Four<Capability>;
  /** Group name to tool names, in the order shown. */
  tools: Readonly<Record<string, AtLeastTwo<string>>>;
  industries: AtLeastTwo<string>;
  /** What the client has afterwards, one sentence each. */
  benefits: AtLeastTwo<string>;
  /** Real-world applications; the section is left out when absent. */
  examples?: AtLeastTwo<string>;
  /** Answers to the three questions of service-page.ts, in this service's own words. */
  answers: {
    approach: string;
    duration: SampleText;
    existingSystems: string;
  };
};
