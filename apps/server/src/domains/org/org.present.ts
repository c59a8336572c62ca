import type { College, CurrentUser, DefaultDepartment } from '@sands/contract/org/org.model'
import type { Viewer } from '../../kernel/viewer.ts'
import type { orgRepo } from './org.repo.ts'
import type { users } from './org.tables.ts'

type Place = Awaited<ReturnType<typeof orgRepo.memberships>>[number]

export const presentLabels = (viewer: Pick<Viewer, 'teamLearning' | 'teachingMgt'>): CurrentUser['sysUserLabel'] => ({
  teamLearningLabel: viewer.teamLearning ? 1 : 0,
  teachingMgtLabel: viewer.teachingMgt ? 1 : 0,
})

export const presentCollege = (place: Place): College => ({
  id: place.collegeId,
  collegeName: place.collegeName,
  language: place.collegeLanguage,
})

export const presentDefaultDepartment = (place: Place): DefaultDepartment => ({
  deptId: place.departmentId,
  deptName: place.departmentName,
  collegeId: place.collegeId,
  collegeName: place.collegeName,
})

export const presentCurrentUser = ({
  user,
  place,
  viewer,
  avatarFileUrl,
}: {
  user: typeof users.$inferSelect
  place: Place
  viewer: Viewer
  avatarFileUrl: string | null
}): CurrentUser => ({
  id: user.id,
  userName: user.userName,
  name: user.name,
  postName: place.postName,
  deptName: place.departmentName,
  avatarFileUrl,
  collegeId: place.collegeId,
  collegeName: place.collegeName,
  language: user.language,
  sysUserLabel: presentLabels(viewer),
  // The app shows what the person may do; the server says at each call that a second factor comes first.
  rights: [...(viewer.withheld ?? viewer.rights)].sort(),
})
