import { lazy, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { HomePage } from '../home/HomePage.tsx';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words/words.tsx';

const NewGamePage = lazy(() => import('../home/NewGamePage.tsx'));
const TablePage = lazy(() => import('../table/TablePage.tsx'));
const OnlinePage = lazy(() => import('../online/OnlinePage.tsx'));
const ReplayPage = lazy(() => import('../replay/ReplayPage.tsx'));
const RulesPage = lazy(() => import('../rules/RulesPage.tsx'));

export function App(): ReactNode {
  const { say } = useWords();
  return (
    <Suspense fallback={<Notice title={say('loading')} />}>
      <Switch>
        <Route path="/">
          <HomePage />
        </Route>
        <Route path="/settings">
          <SettingsPage />
        </Route>
        <Route path="/new/:game">{({ game }) => <NewGamePage game={game} />}</Route>
        <Route path="/play/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
        <Route path="/online/:id">{({ id }) => <OnlinePage key={id} id={id} />}</Route>
        <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
        <Route path="/rules/:game">{({ game }) => <RulesPage key={game} game={game} />}</Route>
        <Route>
          <Notice title={say('notFound.title')} text={say('notFound.text')} home />
        </Route>
      </Switch>
    </Suspense>
  );
}
