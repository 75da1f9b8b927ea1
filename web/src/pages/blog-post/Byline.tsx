import { company } from '#content/company.ts';
import { team } from '#content/collections/team.ts';
import type { Post } from '#contract/cms.ts';
import { PostDay } from '../../blog/cards/PostMeta.tsx';
import { minutesOf } from '../../blog/reading.ts';
import { Picture } from '../../ui/marks/Picture.tsx';
import styles from './Byline.module.css';

type BylineProps = { post: Post };

/** Who wrote a post, when, and how long it takes to read. A CMS that hides its users leaves our own name. */
export function Byline({ post }: BylineProps) {
  const name = post._embedded?.author?.[0]?.name ?? company.brand;
  const face = team.find((member) => member.name === name)?.image;
  return (
    <div className={styles.by}>
      {face && <Picture src={face} width={112} height={112} alt="" className={styles.face} />}
      <p>
        <b>{name}</b>
        <span>
          <PostDay date={post.date} /> · {minutesOf(post)} min read
        </span>
      </p>
    </div>
  );
}
