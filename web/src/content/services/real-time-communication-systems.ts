import type { Service } from './service.ts';

export const realTimeCommunicationSystems: Service = {
  title: 'Real-Time Communication Systems',
  icon: 'wave',
  interest: 'Other Services',
  description: 'Audio, video and presence over WebRTC and WebSockets, tested on poor networks first.',
  link: '/services/real-time-communication-systems',
  intro:
    'For products where half a second is too long: consultations, classrooms, auctions, dispatch. We build the rooms, the signalling and the media servers, and test them on the networks your users really have.',
  covers: ['WebRTC', 'WebSockets', 'Media servers', 'Quality'],
  capabilities: [
    {
      title: 'Audio and video',
      items: [
        'One-to-one and group rooms',
        'Screen sharing and recording',
        'Phone callers in the same room',
        'Video that gives way to sound',
      ],
    },
    {
      title: 'Live data',
      items: [
        'Presence and typing',
        'Boards that several people edit',
        'Positions on a map',
        'Order kept after a lost connection',
      ],
    },
    {
      title: 'Media servers',
      items: [
        'Rooms spread over servers',
        'Relays for strict networks',
        'Speech recognition on the stream',
        'Recordings stored where you say',
      ],
    },
    {
      title: 'Quality',
      items: [
        'Delay and loss on a chart',
        'Tests on throttled networks',
        'Checks before the call starts',
        'A report for every bad call',
      ],
    },
  ],
  tools: {
    Media: ['WebRTC', 'mediasoup', 'LiveKit', 'Janus'],
    Signalling: ['WebSockets', 'Socket.IO', 'MQTT', 'Redis'],
    Telephony: ['Twilio', 'SIP', 'Asterisk'],
    Measurement: ['Prometheus', 'Grafana', 'webrtc-internals'],
  },
  industries: ['Telemedicine', 'Education', 'Logistics', 'Events', 'Finance'],
  benefits: [
    'A call on a weak connection stays a conversation.',
    'You can see why a call was bad, down to the network it came from.',
    'Recordings stay in the country and the account you choose.',
  ],
  examples: [
    'Video consultations that hold on a village connection',
    'A dispatch map that shows each van where it is, not where it was',
    'An auction where everybody hears the same bid at the same moment',
  ],
  answers: {
    approach:
      'We set the worst network on day one: slow, lossy, behind a strict firewall. If the room works there, the rest is comfort.',
    duration: {
      sample: true,
      text: 'A pair of people who see and hear each other takes two weeks. Rooms that you can sell take eight to sixteen.',
    },
    existingSystems:
      'Yes. Rooms open inside your own application with your own sign-in, and ordinary phone callers can join them.',
  },
};
