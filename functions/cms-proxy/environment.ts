/** Variables of this function. The construct imports the type: a missing one does not compile. */
export type Environment = {
  /** Root of the CMS's REST API, such as https://cms.example.com/wp-json/wp/v2. */
  CMS_URL: string;
  /** Name of a Secrets Manager secret `{"user","password"}`; empty: the CMS is asked as anybody. */
  CMS_SECRET_ID: string;
  /** Origin of the live site; links of posts that lead there stay inside it. */
  SITE_ORIGIN: string;
};
