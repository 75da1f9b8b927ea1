import { about } from '#content/about.ts';
import { routes } from '#content/routes.ts';
import { ChatPanel } from '../../chat/panel/ChatPanel.tsx';
import { aboutPanel } from '../../content/about-panel.static.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Hero } from '../../ui/Hero.tsx';
import { SpokenLine } from '../../ui/SpokenLine.tsx';
import styles from './AboutHero.module.css';
import { journey } from './journey.static.ts';

/** Hero with badges, the captioned line of the company's history, and the chat. */
export function AboutHero() {
  const { badges, title, text, story, team } = about.hero;
  return (
    <Hero
      size="long"
      badges={
        <p className={styles.badges}>
          {badges.map((badge) => (
            <span key={badge}>{badge}</span>
          ))}
        </p>
      }
      title={<Unbroken text={title} />}
      lede={text}
      actions={
        <>
          <ButtonLink href={routes.careers.path}>{story}</ButtonLink>
          <ButtonLink href="#team" look="secondary">
            {team}
          </ButtonLink>
        </>
      }
      beside={<ChatPanel panel={aboutPanel} />}
      line={<SpokenLine svg={journey} line={about.journey} height={150} />}
    />
  );
}

type UnbrokenProps = { text: string };

/** A text without line breaks inside hyphenated words. */
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
