import { blogWords } from '#content/blog.ts';
import { projectsOfArticles } from '#content/lists/projects.static.ts';
import { team } from '#content/lists/team.static.ts';
import { xmlPaths } from '#content/routes.ts';
import { postPath } from '#head/blog-url.ts';
import type { Post } from '#contract/post.ts';
import { titleOf } from '#head/blog-title.ts';
import { Portrait } from '../../ui/Person.tsx';
import { serviceEntries, type ServiceEntry } from '../../ui/service-entries.static.ts';
import rows from '../../ui/DetailColumns.module.css';
import body from './ArticleBody.module.css';
import header from './ArticleHeader.module.css';

type ArticleEndProps = { post: Post; related: readonly Post[] };

/** Who wrote an article, more of that person, the projects and the service that it is about, and the feed. */
export function ArticleEnd({ post, related }: ArticleEndProps) {
  const author = team.find(({ name }) => name === post.author);
  const more = related.filter(({ author: name }) => name !== undefined && name === post.author).slice(0, 2);
  const service = serviceOf(post);
  const words = blogWords.end;
  const links = [
    [words.more(post.author?.split(' ')[0] ?? ''), more.map((other) => [postPath(other.slug), titleOf(other)])],
    [words.projects, (projectsOfArticles[post.slug] ?? []).map(({ path, label }) => [path, label])],
    [words.service, service ? [[service.path, service.title]] : []],
    [words.feed, [[xmlPaths.feed, words.subscribe]]],
  ] as const;
  return (
    <aside className={`wrap no-print ${body.body}`} aria-label={words.label}>
      <div className={body.after}>
        {author && (
          <div className={`${header.by} ${header.end}`}>
            <Portrait face={author} name={author.name} className={header.face} />
            <p>
              <b>{`${author.name} `}</b>
              <span>{`${author.expertise} `}</span>
              {author.bio}
            </p>
          </div>
        )}
        <dl className={rows.rows}>
          {links.map(([name, targets]) =>
            targets.length === 0 ? null : (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  {targets.map(([path, label]) => (
                    <p key={path}>
                      <a className="link" href={path}>
                        {label}
                      </a>
                    </p>
                  ))}
                </dd>
              </div>
            ),
          )}
        </dl>
      </div>
    </aside>
  );
}

/** Returns the service that shares the most words with the categories of a post, if any. */
export function serviceOf({ categories }: Pick<Post, 'categories'>): ServiceEntry | undefined {
  const wanted = wordsOf(categories.map(({ name }) => name).join(' '));
  const shared = ({ title, covers }: ServiceEntry) =>
    wordsOf(`${title} ${covers.join(' ')}`).filter((word) => wanted.includes(word)).length;
  const [best] = serviceEntries.toSorted((a, b) => shared(b) - shared(a));
  return best && shared(best) > 0 ? best : undefined;
}

function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu))];
}
