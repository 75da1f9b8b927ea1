import pulled from '../pulled/team.json' with { type: 'json' };
import { readPulled, wordsInPath } from './list.ts';
import { sampleTeam } from './team.samples.ts';
import { type Face, faceOf, type TeamMember, teamList } from './team-member.ts';

export const team: readonly TeamMember[] =
  readPulled(teamList, pulled)?.map(({ title, skills, photo, ...member }) => ({
    ...member,
    name: title,
    skills: skills.join(', '),
    image: `/art/team/${member.id}.svg`,
    photo: photo?.src,
  })) ?? sampleTeam.map((member) => ({ ...member, image: `/art/team/${wordsInPath(member.name)}.svg` }));

const person = team.find(({ firstContact: mark }) => mark === 'Yes');

/** The person whom the list of people marks as first contact, or null. */
export const firstContact: Face | null = person ? faceOf(person) : null;
