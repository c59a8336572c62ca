import { surveyLinks } from '@sands/contract/survey/survey.links'
import type { ContentKind } from '../../kernel/content.ts'
import { surveyRepo } from './survey.repo.ts'
import { surveyChoices } from './survey-content.repo.ts'

/** Surveys in the content registry. People cannot comment on them. */
export const surveyContent: ContentKind = {
  kind: 'survey',
  shortLinkStatus: 7,
  async byIds(db, { collegeId }, ids) {
    const rows = await surveyRepo.byIds(db, collegeId, ids)
    return rows.map(({ id, name, live }) => ({
      id,
      title: live?.name ?? name,
      coverUrl: null,
      link: surveyLinks.info(id),
    }))
  },
  visibleIds: surveyRepo.visibleIds,
  searchText: surveyRepo.searchText,
  isCommentable: async () => false,
  choices: surveyChoices,
}
