import { serviceId, services } from '#content/services/index.ts';
import { conversation } from '../weave/conversation.ts';

export const panelArt: Readonly<Record<string, string>> = Object.fromEntries(
  services.map((service) => [
    serviceId(service),
    conversation(
      service.title,
      [
        [0, 24],
        [1, 34],
      ],
      { width: 640, height: 110, unit: 10, rest: 2, lead: 1 },
    ),
  ]),
);
