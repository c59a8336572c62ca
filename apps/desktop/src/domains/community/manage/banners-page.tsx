import { useAct, useCall } from '@sands/web/call/use-call'
import type { BannerWords } from '../../../kernel/banner/banner.model.ts'
import { BannerList } from '../../../kernel/banner/banner-list.tsx'

const WORDS: BannerWords = {
  banners: 'community.manage_banners',
  intro: 'community.manage_banners_intro',
  none: 'community.manage_no_banners',
  noneText: 'community.manage_no_banners_text',
  add: 'community.manage_banner_add',
  edit: 'community.manage_banner_edit',
  saved: 'community.manage_banner_saved',
  removed: 'community.manage_banner_removed',
  removeAsk: 'community.manage_banner_remove_ask',
  removeText: 'community.manage_banner_remove_text',
  picture: 'community.manage_banner_picture',
  pictureHint: 'community.manage_banner_picture_hint',
  pictureMissing: 'community.manage_banner_picture_missing',
  shown: 'community.manage_banner_shown',
  name: 'community.manage_name',
  nameMissing: 'community.manage_name_missing',
  sort: 'community.manage_sort',
  notShown: 'community.manage_not_shown',
  save: 'community.manage_save',
  editAct: 'community.manage_edit',
  editOf: 'community.manage_edit_of',
  removeAct: 'community.manage_remove',
  removeOf: 'community.manage_remove_of',
}

/** The banners at the top of the community, in their order. */
export function BannersPage() {
  const list = useCall('GET /sands-lms/api/v1/manage/community/banner/list', {}, { staleTime: 0 })
  const save = useAct('POST /sands-lms/api/v1/manage/community/banner/save')
  const remove = useAct('POST /sands-lms/api/v1/manage/community/banner/remove')
  return (
    <BannerList
      words={WORDS}
      list={list}
      save={(body) => save.mutateAsync({ body })}
      remove={(id) => remove.mutateAsync({ body: { id } })}
    />
  )
}
