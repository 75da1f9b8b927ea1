import type { ReactNode } from 'react';
import type { Post } from '#contract/post.ts';
import { blogWords } from '#content/blog.ts';
import { factSeparator } from '#content/promises.ts';
import { routes } from '#content/routes.ts';
import { titleOf } from '#head/blog-title.ts';
import { FailureLine } from '../../blog/FailureLine.tsx';
import { PostTags, PostDay } from '../../blog/PostMeta.tsx';
import { PostPicture } from '../../blog/PostPicture.tsx';
import styles from './ArticleHeader.module.css';
import { company } from '#content/company.ts';
import { team } from '#content/lists/team.static.ts';
import { Portrait } from '../../ui/Person.tsx';

type ArticleHeaderProps = {
  /** Undefined while it is loading and if it is missing. */
  post: Post | undefined;
  isMissing: boolean;
  missing?: string;
  notice?: ReactNode;
  children?: ReactNode;
};

export function ArticleHeader({
  post,
  isMissing,
  missing = blogWords.post.missing,
  notice,
  children,
}: ArticleHeaderProps) {
  return (
    <header className={`wrap ${styles.top}`} data-missing={isMissing || undefined}>
      {isMissing && <FailureLine />}
      <div className={styles.words} key="words">
        {notice}
        {!isMissing && (
          <p className={`back no-print ${styles.back}`}>
            <a className="link" href={routes.blog.path}>
              {blogWords.post.back}
            </a>
          </p>
        )}
        {post && (
          <div className={styles.tags}>
            <PostTags post={post} />
          </div>
        )}
        <h1 tabIndex={-1} lang={post?.language} dir="auto">
          {isMissing ? missing : post ? titleOf(post) : blogWords.post.loading}
        </h1>
        {post && <Byline post={post} />}
        {children}
      </div>
      {post && <PostPicture slug={post.slug} image={post.image} place="article" lang={post.language} />}
    </header>
  );
}

type BylineProps = { post: Post };

/** Author, date and reading time of a post. If the CMS hides its users, the author is the company. */
function Byline({ post }: BylineProps) {
  const name = post.author ?? company.brand;
  const face = team.find((member) => member.name === name);
  return (
    <div className={styles.by}>
      {face && <Portrait face={face} name={name} className={styles.face} />}
      <p>
        <b>{`${name} `}</b>
        <span>
          <PostDay date={post.date} />
          {post.readingMinutes !== undefined && `${factSeparator}${blogWords.readingTime(post.readingMinutes)}`}
        </span>
      </p>
    </div>
  );
}
