import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { blogUrl, canonicalBlogUrl, readBlogQuery } from '#head/blog-url.ts';
import { blogTitle } from '#head/blog-title.ts';
import { blogWords } from '#content/blog.ts';
import { PageHead } from '../ui/PageHead.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import styles from './blog.module.css';
import { BlogTools } from './blog/BlogTools.tsx';
import { PostList } from './blog/PostList.tsx';

export function BlogPage() {
  const { search } = useLocation();
  const query = readBlogQuery(search);
  const [announcement, setAnnouncement] = useState('');
  return (
    <>
      <PageHead title={blogTitle(query.page)} path={canonicalBlogUrl(query)} />
      <PageHeader title={blogWords.title} text={blogWords.lede} />
      <div className={`wrap ${styles.blog}`}>
        <BlogTools query={query} />
        <output className="visually-hidden">{announcement}</output>
        <PostList key={blogUrl(query)} query={query} onAnnounce={setAnnouncement} />
      </div>
    </>
  );
}
