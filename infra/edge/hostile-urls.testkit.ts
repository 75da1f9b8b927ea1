/** Paths that servers, routers and templates have been attacked with. The last ones are very long. */
const payloads = [
  '\r\nx: y',
  '"><img src=x onerror=alert(1)>',
  ...'.. ../.. ..%2f..%2fetc%2fpasswd %2e%2e/ ..;/ %c0%ae%c0%ae/ %00 a%00b % %E0%A4%A %ff%fe \u0000 \u2028 \ud800'.split(
    ' ',
  ),
  ...'%0d%0aset-cookie:%20a=b %0aLocation:%20//evil.example <script>alert(1)</script>'.split(' '),
  ...'//evil.example /\\evil.example \\evil.example @evil.example https://evil.example /%2f%2fevil.example'.split(' '),
  ...'__proto__ constructor .git/config .env wp-login.php about.HTML 404.html blog/post.html default/cms/..'.split(' '),
  ...'blog/a/b blog//a blog/%2f blog/%E0%A4%A blog/\u0ab5 BLOG%E2%84%AA pr%C4%B0vacy-policy privacy%C2%A0policy'.split(
    ' ',
  ),
  ...'service service// service/Nope service/%E0%A4%A service/__proto__ service/a%2Fb service/a/b \u{1f9f5}'.split(' '),
  ...['/', 'a', 'a/'].map((part) => part.repeat(8_000 / part.length)),
  ...[900, 8_000].map((count) => `${'/'.repeat(count)}a`),
  ...['-', '%20'].map((part) => part.repeat(2_000)),
];

/** About ninety hostile URLs. None may make the edge functions throw or redirect off the site. */
export const hostileUrls: readonly string[] = [
  '',
  ...'* about evil.example:443 @evil.example'.split(' '),
  ...payloads.map((payload) => `/${payload}`),
  ...payloads.slice(0, 30).map((payload) => `/about/${payload}`),
];
