const FIRST_NAMES = new Set(
  `aaron adam adrian alan albert alex alexander alexandra alice alison allison amanda amy andrea andrew andy angela ann anna anne
  anthony antonio april arthur ashley barbara ben benjamin beth bill bob brad bradley brandon brenda brendan brett brian brooke
  bruce bryan caitlin cameron carl carlos carol caroline catherine charles charlie charlotte chelsea chris christian christina
  christine christopher cindy claire clara claudia colin connor craig crystal curtis cynthia dale dan dana daniel danielle darren
  dave david dean deborah debra dennis derek diana diane don donald donna doug douglas dylan ed eddie edward eileen elaine elena
  eli elizabeth ellen emily emma eric erica erik erin ethan eugene eva evan evelyn felix fiona frances francis frank fred gabriel
  gail gary gavin george gerald gina glenn gloria gordon grace graham greg gregory hannah harold harry heather heidi helen henry
  holly howard hugh ian ingrid irene isaac isabel ivan jack jackie jacob jacqueline jake james jamie jane janet janice jason jay
  jean jeff jeffrey jen jennifer jenny jeremy jerry jesse jessica jill jim jimmy joan joanna joe joel johanna john johnny jon
  jonathan jordan jose joseph josh joshua joyce juan judith judy julia julian julie justin karen karl kate katherine kathleen
  kathryn kathy katie keith kelly ken kenneth kevin kim kimberly kirk kristen kristin kyle larry laura lauren laurie lawrence lee
  leo leon leonard leslie lewis liam linda lindsay lisa liz lori louis louise lucas lucy luis luke lydia lynn madison marc marcia
  marco marcus margaret maria marie marilyn mario mark marsha martha martin mary matt matthew maureen max megan melanie melissa
  michael michele michelle miguel mike miranda mohamed mohammed molly monica nancy naomi natalie natasha nathan neil nicholas
  nick nicolas nicole nigel nina noah nora norman oliver olivia oscar owen pablo pam pamela patricia patrick paul paula pedro
  penny pete peter phil philip phillip phyllis rachel ralph randy ray raymond rebecca regina renee ricardo richard rick rita rob
  robert roberta roberto robin rodney roger roland ron ronald rosa rose ross roy russell ruth ryan sally sam samantha samuel sandra
  sara sarah satya scott sean sebastian seth sergey shane shannon sharon shaun sheila shirley simon sophia sophie stacy stanley
  stefan stella stephanie stephen steve steven stewart stuart sue sundar susan suzanne sylvia tamara tanya tara ted teresa terry
  theresa thomas tiffany tim timothy tina todd tom tony tracy travis trevor tyler valerie vanessa vera veronica victor victoria
  vincent virginia walter wanda warren wayne wendy wesley whitney will william yolanda yvonne zach zachary zoe elon marie-claire
  hans jürgen klaus wolfgang günter pierre françois jean-pierre giovanni luca matteo sofia chiara lars sven björn priya raj rahul
  amit anil sanjay ravi wei ming hiroshi kenji yuki ahmed ali fatima omar hassan abigail agnes aidan alejandro aleksandr alessandro
  alexis alfred alicia allan alvin alyssa amber amelia amir ana anders andre andreas andrei angelo angus anita anton archie ari ariel
  arjun arnold arun ashish ashwin astrid audrey austin ava barry beatrice becky bernard bernie bert beverly bianca billy blake bonnie
  boris brandi brent bridget bruno byron calvin camille candace carla carmen cassandra cathy cecilia cedric celeste chad chandra chloe
  chuck clay cliff clint clive cody colleen conor constance cory courtney damian damon daniela daphne darius daryl deanna deepak denis
  denise desiree devin diego dimitri dirk dmitri dominic dominique dorothy drew duncan dustin dwayne earl edgar edith eduardo edwin
  elijah elise ella elliot elliott elsa elvis emil emilia emilio emmanuel enrique eleanor ernest ernesto esteban esther ezra fabian
  fabio fabrice faith federico felicia felipe fernando flora florence florian francesca francesco francisco franz frederic frederick
  freya gabriela gareth gene geoff geoffrey georgia georgina gerard gerry gideon gilbert giles giulia giuseppe gretchen guido guillaume
  gunnar gustavo guy gwen harriet harrison harvey hazel hector heinrich helena helmut henrik herbert herman hilary hiro hugo imran
  inga irina iris irving isabella isabelle isaiah ismail ivy jackson jacques jaime jakob janelle jared jasmin jasmine javier jeanette
  jeanne jen jenna jens jeremiah jerome jesper jesus joachim joaquin joao jocelyn jodi jodie johan johann johannes jonas jorge josef
  josephine juliana juliet julius june kai kara karin karina karthik kathrin kayla keisha kelsey kendra kent kerri kerry kiran kirsten
  klara knut kofi kristina krista kunal kurt lance lara lena leah leila lena leticia lidia lillian lily lionel lloyd logan lois lorenzo
  lorraine lou lucia luciano ludwig luisa lukas lynda mabel maddie maggie magnus malcolm manfred manuel mara marcel marcela marcelo
  marcos margarita margot mariana marina marisa marissa marjorie marlene marshall martina marty marvin mathew mathias mathieu matthias
  mattias maurice mauricio maxine maya meera meghan mehdi melinda melvin mercedes mia micah mikael mikhail mikko milan mildred miles milena
  milton mira miriam mitch mitchell mohammad mohan morgan moritz moses muhammad murray mustafa myra nadia nadine nasser natalia nathalie
  nathaniel nelson nikhil nikita nikki nikola niklas nils nitin noel olaf oleg olga olivier orlando ornella otto paige pascal patrice
  patty pauline paulo pavel percy perry petra philippa philippe pierce piotr preston priscilla quentin quincy rafael raj rajesh rakesh
  ramesh ramon randall raquel raul reinhard rene reuben rex rhonda rich rodrigo rohan rohit roman rosalind rosemary roxanne rudolf rudy
  rufus rupert russ sabine sabrina salman salvador samar sameer samir sandeep sandy sanjeev santiago saul selena serena sergei sergio
  shawn shelby shelley shep shreya shruti sid siddharth sidney silvia simone sonia sophia stacey stan steffen stephan sunil suresh susanne
  suzy svetlana tamar tariq tasha tatiana terence terrence thea theo theodore thierry thorsten tobias tomas tommy toni tracey tricia
  tristan troy uma ursula uwe valentina valeria van vernon vicki vicky vijay vikram vince viktor vivek vivian vladimir wade wendell
  werner wilfred wilhelm willem willie wilson winston xavier yasmin yann yves yusuf zachariah zara zeus zoltan`.split(
    /\s+/,
  ),
);

export function isFirstName(word: string): boolean {
  return FIRST_NAMES.has(word.toLowerCase());
}
