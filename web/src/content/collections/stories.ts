import type { Exactly } from '../counts.ts';
import type { Sample } from '../sample.ts';

/** A client's review of a finished project. */
export type Story = Sample & {
  id: number;
  title: string;
  /** 0 to 5, shown with two decimals; a fraction of 0.5 or more adds half a star. */
  rating: number;
  dateRange: string;
  quote: string;
  /** The full review, if the quote is an excerpt. */
  fullQuote?: string;
  /** Path of the image above the quote, woven from title and quote. */
  image: `/art/stories/${number}.svg`;
};

/** Texts of the success stories page, except the stories. */
export const storiesPage: {
  title: string;
  text: string;
  mean: string;
  reviews: string;
  list: string;
  readAll: string;
  ask: string;
} = {
  title: 'What clients say once it runs',
  text: 'Sixteen projects, in the words of the people who paid for them. The print over each quote is woven from the quote itself.',
  mean: 'mean of 16 ratings',
  reviews: 'All Reviews',
  ask: 'Ask about a project like this',
  list: 'Stories',
  readAll: 'Read all of it',
};

/** Every success story; the first leads the page. */
export const stories: Exactly<Story, 16> = [
  {
    sample: true,
    id: 1,
    title: 'Night line for a dental group',
    rating: 4.98,
    dateRange: 'Mar 2024 – Jul 2024',
    quote:
      'Patients ring at eleven at night and get an appointment. Our reception opens to a full diary instead of forty missed calls. They listened to recordings with us until it sounded like our own desk.',
    image: '/art/stories/1.svg',
  },
  {
    sample: true,
    id: 2,
    title: 'Twilio migration, three countries',
    rating: 5,
    dateRange: 'Jan 2023 – Apr 2023',
    quote: 'Numbers moved over a weekend and nobody noticed, which was the point.',
    fullQuote:
      'Numbers moved over a weekend and nobody noticed, which was the point. They had a list of every form each carrier wants, and they sent them in before we had thought of asking.',
    image: '/art/stories/2.svg',
  },
  {
    sample: true,
    id: 3,
    title: 'Claims triage assistant',
    rating: 4.5,
    dateRange: 'Sep 2024 – Feb 2025',
    quote:
      'It asks the right six questions and stops. Our handlers start with the facts on the page. One release was late; they told us a week before.',
    image: '/art/stories/3.svg',
  },
  {
    sample: true,
    id: 4,
    title: 'Serverless back end',
    rating: 4.99,
    dateRange: 'May 2022 – Nov 2022',
    quote: 'The bill is a third of what it was and we can read the code.',
    fullQuote:
      'The bill is a third of what it was and we can read the code. Our own two engineers took it over in a month, with the documents they were given and one question.',
    image: '/art/stories/4.svg',
  },
  {
    sample: true,
    id: 5,
    title: 'WhatsApp ordering for a wholesaler',
    rating: 4.87,
    dateRange: 'Aug 2023 – Dec 2023',
    quote:
      'Shopkeepers order in Gujarati by voice note. The bot gets the quantities right, and asks when it is not sure.',
    image: '/art/stories/5.svg',
  },
  {
    sample: true,
    id: 6,
    title: 'Video consult rooms',
    rating: 5,
    dateRange: 'Feb 2021 – Jun 2021',
    quote: 'Calls hold on a village connection. That was the whole brief and they met it.',
    image: '/art/stories/6.svg',
  },
  {
    sample: true,
    id: 7,
    title: 'Demand model for perishables',
    rating: 4.49,
    dateRange: 'Oct 2022 – Mar 2023',
    quote: 'Good model, honest about where it fails. We wanted more hand-holding on the dashboard side.',
    image: '/art/stories/7.svg',
  },
  {
    sample: true,
    id: 8,
    title: 'API for fleet telemetry',
    rating: 4.95,
    dateRange: 'Apr 2020 – Sep 2020',
    quote: 'Documented so well that our second supplier needed no call with anyone.',
    image: '/art/stories/8.svg',
  },
  {
    sample: true,
    id: 9,
    title: 'Chatbot for a housing society',
    rating: 4.75,
    dateRange: 'Jun 2024 – Aug 2024',
    quote: 'Answers from our own rules with the page number.',
    fullQuote:
      'Answers from our own rules with the page number. The committee meeting is an hour shorter, because nobody has to read them aloud any more.',
    image: '/art/stories/9.svg',
  },
  {
    sample: true,
    id: 10,
    title: 'DevOps retainer',
    rating: 5,
    dateRange: '2021 – today',
    quote: 'Alerts went from hundreds a week to four, and each of the four means something.',
    image: '/art/stories/10.svg',
  },
  {
    sample: true,
    id: 11,
    title: 'Document question desk',
    rating: 4.66,
    dateRange: 'Nov 2023 – Feb 2024',
    quote: 'It says “I do not know” more often than the last vendor. That is why we trust it.',
    image: '/art/stories/11.svg',
  },
  {
    sample: true,
    id: 12,
    title: 'Warehouse vision pilot',
    rating: 4.52,
    dateRange: 'Mar 2025 – May 2025',
    quote: 'Counts pallets at the gate in any light. Rain took a second attempt.',
    image: '/art/stories/12.svg',
  },
  {
    sample: true,
    id: 13,
    title: 'Multilingual IVR',
    rating: 4.9,
    dateRange: 'Jul 2022 – Oct 2022',
    quote: 'Three languages, one menu to maintain.',
    fullQuote: 'Three languages, one menu to maintain. We changed the holiday hours ourselves on the first try.',
    image: '/art/stories/13.svg',
  },
  {
    sample: true,
    id: 14,
    title: 'School messaging hub',
    rating: 5,
    dateRange: 'Dec 2020 – Mar 2021',
    quote: 'Parents get one message instead of five. Teachers stopped using their own phones.',
    image: '/art/stories/14.svg',
  },
  {
    sample: true,
    id: 15,
    title: 'Payments ledger',
    rating: 4.83,
    dateRange: 'Aug 2021 – Jan 2022',
    quote: 'They wrote the tests with our accountant in the room.',
    image: '/art/stories/15.svg',
  },
  {
    sample: true,
    id: 16,
    title: 'Loan pre-check assistant',
    rating: 4.72,
    dateRange: 'Apr 2023 – Aug 2023',
    quote: 'Clear estimates, a demo every Friday and no surprises in the invoice.',
    image: '/art/stories/16.svg',
  },
];
