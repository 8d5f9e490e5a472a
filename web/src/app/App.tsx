import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { isTitle } from '../match/catalog.ts';
import { isTaught } from '../learn/taught.ts';
import { HomePage } from '../home/HomePage.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { loaded } from '../ui/loading.ts';
import { LoadingToast } from '../ui/LoadingToast.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Mishap } from './Mishap.tsx';
import { UpdateToast } from './UpdateToast.tsx';
import { useWords } from '../words/words.tsx';

const NewGamePage = lazy(() => loaded(() => import('../home/NewGamePage.tsx')));
const TablePage = lazy(() => loaded(() => import('../table/TablePage.tsx')));
const OnlinePage = lazy(() => loaded(() => import('../online/OnlinePage.tsx')));
const ScreenPage = lazy(() => loaded(() => import('../online/screen/ScreenPage.tsx')));
const Campaigns = lazy(() => loaded(() => import('../campaign/Campaigns.tsx')));
const ReplayPage = lazy(() => loaded(() => import('../replay/ReplayPage.tsx')));
const SharePage = lazy(() => loaded(() => import('../share/SharePage.tsx')));
const LearnPage = lazy(() => loaded(() => import('../learn/LearnPage.tsx')));
const LessonPage = lazy(() => loaded(() => import('../learn/LessonPage.tsx')));
const MailPage = lazy(() => loaded(() => import('../notices/MailPage.tsx')));
const RulesPage = lazy(() => loaded(() => import('../rules/RulesPage.tsx')));

export function App(): ReactNode {
  const { say } = useWords();
  const lost = <Notice title={say('notFound.title')} text={say('notFound.text')} home />;
  return (
    <>
      <Mishap title={say('crash.title')} text={say('crash.text')} again={say('loading.again')}>
        <Suspense fallback={<Notice title={say('loading')} />}>
          <Switch>
            <Route path="/">
              <HomePage />
            </Route>
            <Route path="/settings">
              <SettingsPage />
            </Route>
            <Route path="/new/:game">
              {({ game }) => (isTitle(game) ? <NewGamePage game={game} /> : lost)}
            </Route>
            <Route path="/play/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route path="/online/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
            <Route path="/screen/:id">{({ id }) => <ScreenPage key={id} id={id} />}</Route>
            <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/campaigns/:id?/:part?">{(where) => <Campaigns {...where} />}</Route>
            <Route path="/rules/:game">
              {({ game }) => (isTitle(game) ? <RulesPage key={game} game={game} /> : lost)}
            </Route>
            <Route path="/learn/:game">
              {({ game }) => (isTaught(game) ? <LearnPage game={game} /> : lost)}
            </Route>
            <Route path="/learn/:game/lesson">
              {({ game }) => (isTaught(game) ? <LessonPage game={game} /> : lost)}
            </Route>
            <Route path="/mail/:deed/:code">
              {({ deed, code }) =>
                deed === 'confirm' || deed === 'stop' ? <MailPage deed={deed} code={code} /> : lost
              }
            </Route>
            <Route path="/share">
              <SharePage />
            </Route>
            <Route>{lost}</Route>
          </Switch>
          <UpdateToast />
        </Suspense>
      </Mishap>
      <LoadingToast />
    </>
  );
}
