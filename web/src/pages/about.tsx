import { RouteHead } from '../ui/PageHead.tsx';
import { staticIsland } from '../runtime/static-island.tsx';
import { Team } from './about/Team.tsx';
import { about, aboutPanel } from '#content/about.static.ts';
import { routes } from '#content/routes.ts';
import { ChatPanel } from '../chat/panel/ChatPanel.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Hero } from '../ui/Hero.tsx';
import { SpokenLine } from '../ui/SpokenLine.tsx';
import styles from './about.module.css';
import { journey } from './about.art.static.ts';

const Numbers = staticIsland('numbers', async () => (await import('./about/Numbers.tsx')).Numbers);
const MissionAndValues = staticIsland(
  'mission-and-values',
  async () => (await import('./about/MissionAndValues.tsx')).MissionAndValues,
);

export function AboutPage() {
  return (
    <>
      <RouteHead name="about" />
      <AboutHero />
      <Numbers />
      <Team />
      <MissionAndValues />
    </>
  );
}

function AboutHero() {
  const { badges, title, text, story, team } = about.hero;
  return (
    <Hero
      size="long"
      badges={
        <p className={styles.badges}>
          {badges.map((badge) => (
            <span key={badge}>{`${badge} `}</span>
          ))}
        </p>
      }
      title={<Unbroken text={title} />}
      lede={text}
      actions={
        <>
          <ButtonLink href={`${routes.careers.path}#activities`}>{story}</ButtonLink>
          <ButtonLink href="#team" look="secondary">
            {team}
          </ButtonLink>
        </>
      }
      beside={<ChatPanel panel={aboutPanel} />}
      line={<SpokenLine svg={journey} line={about.journey} />}
    />
  );
}

type UnbrokenProps = { text: string };

function Unbroken({ text }: UnbrokenProps) {
  return text.split(/(\S+-\S+)/).map((part) =>
    part.includes('-') ? (
      <span key={part} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
