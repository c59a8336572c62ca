import type { CollegeId } from '@sands/contract/kernel/schema'
import { peopleCalls } from '@sands/contract/org/people.calls'
import { type App, implement } from '../../../kernel/http/implement.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { createCollegeService } from '../structure/college.service.ts'
import { createDepartmentService } from '../structure/department.service.ts'
import { labelRepo, postRepo } from '../structure/post-or-label.repo.ts'
import { createPostOrLabelService } from '../structure/post-or-label.service.ts'
import type { OneTimePasswords } from './one-time.kind.ts'
import { viewerHolding } from './other-college.service.ts'
import { createPeopleService } from './people.service.ts'
import { createPeopleEditService } from './people-edit.service.ts'
import { createPeopleStatusService } from './people-status.service.ts'

export function peopleRoutes(app: App, media: Pick<MediaService, 'url'>, oneTime: OneTimePasswords): void {
  const { kernel } = app
  const people = createPeopleService(kernel, media)
  const edit = createPeopleEditService(kernel, oneTime)
  const status = createPeopleStatusService(kernel, oneTime)
  const departments = createDepartmentService(kernel)
  const posts = createPostOrLabelService(kernel, 'post', postRepo)
  const labels = createPostOrLabelService(kernel, 'label', labelRepo)
  const colleges = createCollegeService(kernel)
  const seeing = (viewer: Viewer, { collegeId }: { collegeId?: CollegeId }) =>
    viewerHolding(kernel.database.primary, viewer, { collegeId, right: 'org.people.view' })
  implement(app, peopleCalls, {
    'GET /sands-user/api/v1/manage/user/page': async ({ viewer, query: { collegeId, ...filter } }) =>
      people.page(await seeing(viewer, { ...(collegeId && { collegeId }) }), filter),
    'GET /sands-user/api/v1/manage/user/get': ({ viewer, query }) => people.get(viewer, query.id),
    'POST /sands-user/api/v1/manage/user/create': ({ tx, viewer, body }) => edit.create(tx, viewer, body),
    'POST /sands-user/api/v1/manage/user/update': ({ tx, viewer, body }) => edit.update(tx, viewer, body),
    'POST /sands-user/api/v1/manage/user/set-status': ({ tx, viewer, body }) => status.setStatus(tx, viewer, body),
    'POST /sands-user/api/v1/manage/user/move': ({ tx, viewer, body }) => status.move(tx, viewer, body),
    'POST /sands-user/api/v1/manage/user/reset-password': ({ tx, viewer, body }) =>
      status.resetPassword(tx, viewer, body.id),
    'GET /sands-user/api/v1/manage/department/tree': async ({ viewer, query }) =>
      departments.tree(await seeing(viewer, query)),
    'POST /sands-user/api/v1/manage/department/create': ({ tx, viewer, body }) => departments.create(tx, viewer, body),
    'POST /sands-user/api/v1/manage/department/rename': ({ tx, viewer, body }) => departments.rename(tx, viewer, body),
    'POST /sands-user/api/v1/manage/department/move': ({ tx, viewer, body }) => departments.move(tx, viewer, body),
    'POST /sands-user/api/v1/manage/department/delete': ({ tx, viewer, body }) => departments.remove(tx, viewer, body),
    'GET /sands-user/api/v1/manage/post/list': async ({ viewer, query }) => posts.list(await seeing(viewer, query)),
    'POST /sands-user/api/v1/manage/post/save': ({ tx, viewer, body }) => posts.save(tx, viewer, body),
    'POST /sands-user/api/v1/manage/post/delete': ({ tx, viewer, body }) => posts.remove(tx, viewer, body),
    'GET /sands-user/api/v1/manage/label/list': ({ viewer }) => labels.list(viewer),
    'POST /sands-user/api/v1/manage/label/save': ({ tx, viewer, body }) => labels.save(tx, viewer, body),
    'POST /sands-user/api/v1/manage/label/delete': ({ tx, viewer, body }) => labels.remove(tx, viewer, body),
    'GET /sands-user/api/v1/manage/college/list': ({ viewer }) => colleges.list(viewer),
    'POST /sands-user/api/v1/manage/college/create': ({ tx, viewer, body }) => colleges.create(tx, viewer, body),
    'POST /sands-user/api/v1/manage/college/update': ({ tx, viewer, body }) => colleges.update(tx, viewer, body),
  })
}
