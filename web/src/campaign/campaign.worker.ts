import { expose } from 'comlink';
import { desk } from './desk.ts';

export type CampaignWorker = typeof desk;
expose(desk);
