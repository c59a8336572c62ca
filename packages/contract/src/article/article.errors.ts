import type { ErrorCatalog } from '../kernel/error.ts'

export const articleErrors = {
  // Deleted, withdrawn, or not for this person.
  'article.gone': { code: 4200003, status: 404 },
  // An article of type link needs a web address.
  'article.bad_link': { code: 4200001, status: 422 },
  // The article has no content.
  'article.empty': { code: 4200002, status: 422 },
} satisfies ErrorCatalog
