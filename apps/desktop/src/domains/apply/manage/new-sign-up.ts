import type { ApplyDocument } from '@sands/contract/apply/manage.model'

/** An empty sign-up: for everybody, without a limit. */
export const newSignUp = (): ApplyDocument => ({
  name: '',
  coverFileId: null,
  introduction: '',
  target: null,
  opensAt: null,
  closesAt: null,
  quota: null,
  hasWaitingList: true,
  needsApproval: false,
  audience: { included: [], excluded: [] },
  fields: [],
})
