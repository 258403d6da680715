import type { DomainTable } from './categories.ts';

/** Analysts, market research and company databases. */
export const ANALYSTS: DomainTable = {
  analysts: `
    gartner.com forrester.com idc.com omdia.com omdia.tech.informa.com canalys.com frost.com everestgrp.com isg-one.com
    hfsresearch.com 451research.com nucleusresearch.com aberdeen.com constellationr.com ventanaresearch.com metrigy.com
    nemertes.com nelson-hall.com barc.com dresneradvisory.com aragonresearch.com gigaom.com futurumgroup.com
    moorinsightsstrategy.com counterpointresearch.com joshbersin.com sapientinsights.com aptituderesearch.com
    fosway.com brandonhall.com lhra.io dcig.com`,
  'market research': `
    statista.com grandviewresearch.com marketsandmarkets.com mordorintelligence.com fortunebusinessinsights.com
    alliedmarketresearch.com imarcgroup.com gminsights.com marketresearchfuture.com sphericalinsights.com
    businessresearchinsights.com precedenceresearch.com verifiedmarketresearch.com transparencymarketresearch.com
    futuremarketinsights.com databridgemarketresearch.com researchandmarkets.com marketresearch.com technavio.com
    straitsresearch.com polarismarketresearch.com kbvresearch.com researchnester.com industryarc.com
    persistencemarketresearch.com coherentmarketinsights.com thebusinessresearchcompany.com ibisworld.com
    euromonitor.com mintel.com kantar.com nielsen.com nielseniq.com ipsos.com yougov.com gfk.com comscore.com
    emarketer.com insiderintelligence.com cbinsights.com pitchbook.com crunchbase.com tracxn.com dealroom.com
    iot-analytics.com hginsights.com enlyft.com builtwith.com w3techs.com slintel.com spglobal.com moodys.com
    fitchratings.com metastatinsight.com cognitivemarketresearch.com zionmarketresearch.com vantagemarketresearch.com
    elevatiq.com`,
};
