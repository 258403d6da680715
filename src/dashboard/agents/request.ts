/** The input that all operations about agents share. */
export interface AgentRequest {
  reportId: string;
  startDate: string;
  endDate: string;
}
