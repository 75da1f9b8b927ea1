import { company } from '#content/company.ts';
import { team } from '#content/collections/team.static.ts';
import { blogWords } from '#content/words/blog-words.ts';
import type { Post } from '#contract/post.ts';
import { PostDay } from '../../blog/cards/PostMeta.tsx';
import { Picture } from '../../ui/marks/Picture.tsx';
import styles from './Byline.module.css';

type BylineProps = { post: Post };

/** Author, date and reading time of a post. If the CMS hides its users, the author is the company. */
export function Byline({ post }: BylineProps) {
  const name = post.author ?? company.brand;
  const face = team.find((member) => member.name === name)?.image;
  return (
    <div className={styles.by}>
      {face && <Picture src={face} width={112} height={112} alt="" className={styles.face} />}
      <p>
        <b>{name}</b>
        <span>
          <PostDay date={post.date} />
          {post.readingMinutes !== undefined && ` · ${blogWords.readingTime(post.readingMinutes)}`}
        </span>
      </p>
    </div>
  );
}
