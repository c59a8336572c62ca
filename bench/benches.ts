import { approvals } from './approvals/approvals.ts'
import { signUps } from './approvals/sign-ups.ts'
import { communityFeed } from './community/community-feed.ts'
import { communityScreen } from './community/community-screen.ts'
import { rollVideo } from './community/roll-video.ts'
import { courseScreen } from './course-screen.ts'
import { courses } from './courses.ts'
import { examHour } from './exam-hour.ts'
import { examPaper } from './exam-paper.ts'
import { examSaves } from './exam-saves.ts'
import { firstFrame } from './first-frame.ts'
import { firstScreen } from './first-screen.ts'
import { flashSale } from './flash-sale.ts'
import { heartbeatEmbedded, heartbeatExternal } from './heartbeat.ts'
import { homeConfig } from './home-config.ts'
import { homeScreen } from './home-screen.ts'
import type { Bench } from './kernel/bench.ts'
import { learningCrash } from './learning-crash.ts'
import { learningUpdates } from './learning-updates.ts'
import { manageScreen } from './manage-screen.ts'
import { peopleImport } from './people-import.ts'
import { peopleList } from './people-list.ts'
import { picturesBesideHeartbeats } from './pictures-beside-heartbeats.ts'
import { pointsBesideLearning } from './points-beside-learning.ts'
import { pointsLedger } from './points-ledger.ts'
import { revokedToken } from './revoked-token.ts'
import { shopCrash } from './shop-crash.ts'
import { signInsBesideHeartbeats } from './sign-ins-beside-heartbeats.ts'
import { studyRank } from './study-rank.ts'
import { suite } from './suite.ts'
import { surveyReplies } from './survey-replies.ts'
import { surveyResults } from './survey-results.ts'
import { trainingLists } from './training/training-lists.ts'
import { trainingPublish } from './training/training-publish.ts'
import { trainingSignIns } from './training/training-sign-ins.ts'
import { heartbeatsBesideTranscoding, transcodeSpeed } from './transcode.ts'
import { unreadStreams } from './unread-streams.ts'
import { uploadMemory, uploadSpeed } from './upload.ts'

export const benches: readonly Bench[] = [
  heartbeatEmbedded,
  heartbeatExternal,
  revokedToken,
  firstScreen,
  homeConfig,
  unreadStreams,
  homeScreen,
  picturesBesideHeartbeats,
  signInsBesideHeartbeats,
  peopleList,
  peopleImport,
  manageScreen,
  uploadSpeed,
  uploadMemory,
  transcodeSpeed,
  heartbeatsBesideTranscoding,
  firstFrame,
  learningUpdates,
  learningCrash,
  courses,
  courseScreen,
  studyRank,
  pointsBesideLearning,
  pointsLedger,
  flashSale,
  shopCrash,
  signUps,
  examSaves,
  examHour,
  examPaper,
  surveyResults,
  surveyReplies,
  communityFeed,
  communityScreen,
  rollVideo,
  approvals,
  trainingLists,
  trainingPublish,
  trainingSignIns,
  suite,
]
