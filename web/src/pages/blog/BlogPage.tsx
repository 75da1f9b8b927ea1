import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { blogAddress, readBlogQuery } from '#contract/blog-address.ts';
import { PageHead } from '#head/PageHead.tsx';
import { pageTitle } from '#head/title.ts';
import { PostGridSkeleton } from '../../blog/cards/PostGrid.tsx';
import { useIsAddressKnown } from '../../blog/useBlog.ts';
import { words } from '../../blog/words.ts';
import { PageTop } from '../../ui/layout/PageTop.tsx';
import styles from './BlogPage.module.css';
import { BlogTools } from './BlogTools.tsx';
import { PostList } from './PostList.tsx';

/** /blog */
export function BlogPage() {
  const { search } = useLocation();
  const isKnown = useIsAddressKnown();
  const query = readBlogQuery(isKnown ? search : '');
  const [said, setSaid] = useState('');
  return (
    <>
      <PageHead title={pageTitle('Blog')} path="/blog" />
      <PageTop title={words.title} text={words.lede} />
      <div className={`wrap ${styles.blog}`}>
        <BlogTools query={query} />
        <output className="vh">{said}</output>
        {isKnown ? (
          <PostList key={blogAddress(query)} query={query} onSay={setSaid} />
        ) : (
          <PostGridSkeleton count={7} hasFeatured>
            {words.loading}
          </PostGridSkeleton>
        )}
      </div>
    </>
  );
}
