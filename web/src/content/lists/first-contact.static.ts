import { type Face, faceOf } from './team-member.ts';
import { team } from './team.static.ts';

const person = team.find(({ firstContact }) => firstContact === 'Yes');

/** The person whom the list of people marks as first contact, or null. */
export const firstContact: Face | null = person ? faceOf(person) : null;
