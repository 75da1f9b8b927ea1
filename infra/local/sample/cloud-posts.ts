import { blocks, code, h2, image, ol, p, table, ul } from './blocks.ts';
import type { SamplePost } from './post.ts';

/** Articles about cloud infrastructure. */
export const cloudPosts: readonly SamplePost[] = [
  {
    sample: true,
    slug: 'serverless-bills-five-lines-that-cost-the-most',
    title: 'Serverless bills: five lines that cost the most',
    published: '2026-11-04T11:00',
    author: 'Kavan Mehta',
    categories: ['aws'],
    excerpt: 'A tour of the AWS line items we see on nearly every first invoice, and the setting that removes each.',
    body: blocks(
      p(
        'The first invoice of a serverless product is seldom about functions. They come to a few dollars. The rest is spread over lines with names that nobody ordered. Here are the five we meet most, in the order in which they cost.',
      ),
      h2('1. The NAT gateway'),
      p(
        'A function that was put into a private network to reach a database needs a gateway to reach anything else. The gateway costs by the hour and again by the gigabyte. If the function only calls other AWS services, an endpoint for those services does the same for less. If it needs no database in the network, it does not need the network.',
      ),
      h2('2. Logs that nobody reads'),
      p(
        'Logs are paid when they are written, not when they are read. A debug line in a loop can cost more than the loop. New log groups keep everything for ever unless told otherwise.',
      ),
      code(`new LogGroup(this, 'Log', { retention: RetentionDays.ONE_MONTH });`),
      h2('3. Environments that stay up'),
      p(
        'The test stage has the same database as production, and it is asleep for sixteen hours a day. A database that can pause, or a schedule that stops it, halves the line at once.',
      ),
      h2('4. Old versions in buckets'),
      p(
        'Versioning is right. Keeping each version for ever is a decision that nobody made. A rule that ends old versions after a month is one line.',
      ),
      h2('5. Data that travels'),
      p(
        'Traffic between zones is charged in both directions. It appears under a name that mentions neither zone. Put the chatty parts into the same zone, or make them talk less.',
      ),
      table(
        'One invoice before and after a morning&#8217;s work',
        ['Line', 'Before', 'After'],
        ['NAT gateway', '$98', '$0'],
        ['Logs', '$61', '$9'],
        ['Test database', '$54', '$18'],
        ['Old versions', '$22', '$3'],
        ['Between zones', '$17', '$6'],
      ),
      p(
        'None of it made anything slower. Look at the invoice by usage type, not by service: that is where the names are.',
      ),
    ),
  },
  {
    sample: true,
    slug: 'put-a-queue-in-front-of-anything-that-can-say-no',
    title: 'Put a queue in front of anything that can say no',
    published: '2026-07-01T10:45',
    author: 'Kavan Mehta',
    categories: ['aws'],
    image: { name: 'queue-in-front', alt: 'Diamonds waiting in a row before a gate' },
    body: blocks(
      p(
        'A contact form that sends an e-mail works until the mail service is tired. Then the visitor reads an error, closes the tab, and the office never knows that there was a customer. The error was honest. It was also avoidable.',
      ),
      h2('Accept first, deliver later'),
      p(
        'The function that answers the visitor does one thing: it writes the message to storage that survives a crash. As soon as it is written the answer is yes. A queue then tells a second function that something is waiting. If the mail service refuses, the queue comes back, later and later, for hours.',
      ),
      ol(
        'Write the message where a restart cannot lose it.',
        'Answer the visitor.',
        'Deliver, and try again when it fails.',
        'After the last try, put it aside and wake somebody.',
      ),
      h2('At least once'),
      p(
        'A queue delivers at least once, which means sometimes twice. For an e-mail that is a small embarrassment, for a payment it is not. So each message carries a name of its own, and the second delivery of the same name does nothing. The article on <a href="/webhooks-that-arrive-twice/">webhooks that arrive twice</a> shows how.',
      ),
      h2('The number to watch'),
      p(
        'Not the length of the queue, but the age of its oldest message. A long queue that moves is a busy day. A short one whose first message is an hour old is a fault.',
      ),
    ),
  },
  {
    sample: true,
    slug: 'one-account-for-each-stage',
    title: 'One account for each stage',
    published: '2026-05-06T12:15',
    author: 'Isha Trivedi',
    categories: ['aws'],
    image: { name: 'one-account-each', alt: 'Three separate pieces of cloth side by side' },
    body: blocks(
      p(
        'Test and production in one account are kept apart by names. <code>orders-test</code> and <code>orders</code> are one deleted hyphen away from each other. Two accounts are kept apart by the provider.',
      ),
      h2('What it gives'),
      ul(
        'A developer can be given everything in test and nothing in production, with no list of exceptions.',
        'The bill says what testing costs.',
        'A load test cannot use up production&#8217;s limits.',
        'Deleting the wrong thing is not possible from where most people work.',
      ),
      h2('What it costs'),
      p(
        'An afternoon, if it is done before the first release, and a week afterwards. Accounts themselves are free. The work lies in signing in: one place where people log in, and roles that they take on for an hour.',
      ),
      h2('Where to stop'),
      p(
        'Two stages are enough for most products: one to break and one to keep. A third for each developer sounds useful and is mostly idle. What a developer needs is the product on the own machine, started by one command, and that costs nothing an hour.',
      ),
      p('We set the accounts up in the first week, when there is nothing to move yet.'),
    ),
  },
  {
    sample: true,
    slug: 'a-backup-is-a-restore-you-have-done',
    title: 'A backup is a restore you have done',
    published: '2026-03-17T09:00',
    author: 'Kavan Mehta',
    categories: ['aws', 'process'],
    image: { name: 'backup-restore', alt: 'A torn band of cloth rewoven' },
    excerpt: 'Every provider can show you a list of backups. Ask how long it takes until the shop is open again.',
    body: blocks(
      p(
        'Every provider can show a list of backups with green ticks. A tick means that something was written. It does not mean that it can be read, that it is complete, or that anybody knows the order in which the parts go back.',
      ),
      h2('Do it with a clock'),
      p(
        'Twice a year we restore a product into an empty account and write down each minute. The first time takes most of a day. Things are missing: a secret that was typed by hand, a domain that only one person can change, an index that takes three hours to build.',
      ),
      image(
        'restore-with-a-clock',
        'A band of cloth with a tear that narrows',
        'Time until the product answered again, in four exercises.',
      ),
      h2('Write down two numbers'),
      ol(
        '<strong>How much may be lost?</strong> An hour of orders, or a day? It decides how often a backup is made.',
        '<strong>How long may it take?</strong> It decides where the copy is kept, and in what form.',
      ),
      p('Both belong to the owner of the business. Without them a backup plan is a guess with a schedule.'),
      h2('Keep one copy out of reach'),
      p(
        'If the key that runs production can also delete the backups, there is one copy and not two. The second lies in another account, and the first can only add to it.',
      ),
    ),
  },
];
