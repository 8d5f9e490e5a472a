import '@fontsource-variable/archivo-narrow';
import '@fontsource-variable/source-sans-3';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { settings, showOnPage } from './settings/settings.ts';
import { WordsProvider } from './words/words.tsx';

showOnPage(settings.getState());

createRoot(document.querySelector('#root') as HTMLElement).render(
  <StrictMode>
    <WordsProvider>
      <App />
    </WordsProvider>
  </StrictMode>,
);
