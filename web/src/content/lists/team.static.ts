import pulled from '../pulled/team.json' with { type: 'json' };
import { readPulled } from './list.ts';
import { sampleTeam } from './team.samples.ts';
import { type TeamMember, teamList } from './team-member.ts';

export const team: readonly TeamMember[] =
  readPulled(teamList, pulled)?.map(({ title, skills, photo, ...member }) => ({
    ...member,
    name: title,
    skills: skills.join(', '),
    image: `/art/team/${member.id}.svg`,
    photo: photo?.src,
  })) ?? sampleTeam;
