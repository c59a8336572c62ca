/** Pages of the article domain, relative to /desktop. */
export const articlePaths = {
  articles: '/manage/article/articles',
  inCategory: (id: string) => `/manage/article/articles?category=${id}`,
  edit: (id: string) => `/manage/article/articles/edit?id=${id}`,
}
